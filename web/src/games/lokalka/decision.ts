// The open decision of Lokalka as moves with things: cards of the hand, hosts of the ring, players, cards of the discard
// pile (`x` and the card), hosts that are laid (`m:` and the host).

import { say } from "../../lib/i18n.svelte";
import type { LegalMove, Tone } from "../../lib/table/choice";
import type { GameDecision, Legal } from "../../lib/table/game";
import { add } from "./patch";
import { family } from "./kinds";
import type { Scene } from "./scene";
import type { Staged } from "./staged";
import type { Move } from "./wire";

/** The place of a player, and back. */
export const seatPlace = (scene: Scene, player: number): string => scene.places.find((one) => one.player === player)?.id ?? "";
export const playerOf = (scene: Scene, id: string): number | null => scene.places.find((one) => one.id === id)?.player ?? null;

function legalMove(scene: Scene, legal: Legal<Move>): LegalMove {
  const { move, action } = legal;
  const args = legal.args ?? {};
  const text = (legal.key && say(legal.key, args)) || "";
  const label = (legal.key && say(`${legal.key}.label`, args)) || "";
  const tone = (args["tone"] as Tone | undefined) ?? "plain";
  const base = { action, text, label, tone };
  switch (move.type) {
    case "lok.attack": {
      const way = scene.reach.find((one) => one.place === move.place);
      return { ...base, uses: [`a${move.level}`], target: move.place, over: way?.past ?? [] };
    }
    case "lok.defend":
      return { ...base, uses: [`d${move.level}`], target: move.place };
    case "lok.against":
      return { ...base, uses: [move.card], target: seatPlace(scene, move.player - 1) };
    case "lok.take-back":
      return { ...base, label: "", uses: ["backup"], target: `x${move.card}` };
    case "lok.maintain":
      return { ...base, uses: ["maintenance"], target: move.place };
    case "lok.special":
    case "lok.discard":
    case "lok.show":
      return { ...base, uses: [move.card] };
    case "lok.build":
      return { ...base, label: "", uses: [], target: `m:${move.host}` };
    case "lok.end":
      return { ...base, uses: [] };
    case "lok.pass":
      return { ...base, uses: [], quiet: true };
  }
}

export function decision(scene: Scene, legal: readonly Legal<Move>[]): GameDecision {
  return { moves: legal.map((one) => legalMove(scene, one)), things: [], hand: scene.decision.name !== "build" };
}

/** On the main button: what becomes of the selected card. */
export function confirm(_: LegalMove, { move, args }: Legal<Move>): string {
  switch (move.type) {
    case "lok.special":
    case "lok.show":
      return say("lok-do-play");
    case "lok.discard":
      return say("lok-do-discard");
    case "lok.end":
      return say("lok-do-end");
    case "lok.pass":
      return say("lok-do-pass", args ?? {});
    default:
      return "";
  }
}

/** The move that stands for a card that cannot be played, or for a place that a card cannot go to. */
export function attempt(scene: Scene, kind: string, selection: readonly string[]): Move | null {
  const isPlace = scene.places.some((one) => one.id === kind);
  const card = isPlace ? selection[0] : kind;
  if (card === undefined) return null;
  if (["viruses", "direct"].includes(scene.decision.name)) return { type: "lok.show", card };
  const player = isPlace ? playerOf(scene, kind) : other(scene);
  const place = isPlace ? kind : undefined;
  switch (family(card)) {
    case "attack":
      return { type: "lok.attack", level: Number(card[1]), place: place ?? scene.reach[0]?.place ?? seatPlace(scene, player ?? 0) };
    case "defence":
      return { type: "lok.defend", level: Number(card[1]), place: place ?? seatPlace(scene, scene.seat) };
    case "special":
      if (card === "maintenance") return { type: "lok.maintain", place: place ?? seatPlace(scene, scene.seat) };
      if (card === "backup") return { type: "lok.take-back", card: scene.discard[0]?.card ?? "backup" };
      if (["social", "direct", "sandbox"].includes(card)) return player === null ? null : { type: "lok.against", card, player: player + 1 };
      return { type: "lok.special", card };
  }
}

const other = (scene: Scene): number | null => {
  const found = scene.players.findIndex((one, seat) => one.alive && seat !== scene.seat);
  return found < 0 ? null : found;
};

/** The reader's own move, as far as it shows at once: the card leaves the hand. */
export function foresee(scene: Staged, { move }: Legal<Move>): Staged | null {
  const spend = (card: string): Staged => ({
    ...scene,
    hand: add(scene.hand, card, -1),
    players: scene.players.map((one, seat) => (seat === scene.seat ? { ...one, size: one.size - 1 } : one)),
  });
  const staged = (card: string, against: string | null = null): Staged => ({ ...spend(card), stage: { card, defence: against, result: "" } });
  switch (move.type) {
    case "lok.attack": {
      const against = scene.places.find((one) => one.id === move.place)?.defence ?? null;
      const next = staged(`a${move.level}`, against);
      return { ...next, places: next.places.map((one) => (one.id === move.place ? { ...one, defence: null } : one)) };
    }
    case "lok.defend": {
      const card = `d${move.level}`;
      const next = spend(card);
      return { ...next, places: next.places.map((one) => (one.id === move.place ? { ...one, defence: card } : one)) };
    }
    case "lok.against":
    case "lok.special":
      return move.card === "bomb" ? null : staged(move.card);
    case "lok.maintain":
      return staged("maintenance");
    case "lok.take-back":
      return staged("backup");
    case "lok.discard": {
      const next = spend(move.card);
      return { ...next, discard: add(next.discard, move.card) };
    }
    case "lok.show":
      return scene.decision.name === "viruses" ? { ...spend(move.card), discard: add(scene.discard, move.card) } : null;
    default:
      return null;
  }
}
