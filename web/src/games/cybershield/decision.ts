// The open decision as things and targets: what the legal actions are made on.

import { say, sentence } from "../../lib/i18n.svelte";
import type { LegalMove, Thing, Tone } from "../../lib/table/choice";
import type { GameDecision, Legal } from "../../lib/table/game";
import type { Outcome, Scene } from "./scene";
import { kindOf, signedPlus } from "./words";
import type { JoinCard, Move } from "./wire";

/** Names of targets: a symbol of a card, a card that is attached to another, a card that one looks at. */
export const portId = (place: string, symbol: string): string => `port:${place}/${symbol}`;
export const partId = (place: string, part: string): string => `${place}+${part}`;
export const lookId = (card: string): string => `look:${card}`;
export const TOKENS = "tokens";
export const deckId = (player: number): string => `d${player}`;
export const pileId = (player: number): string => `p${player}`;

const QUIET = ["cs.pass", "cs.again", "cs.end", "cs.pay-play", "cs.take"];

/** Whose cards a card is played on. */
export const sideOf = (scene: Scene, card: string): number => (kindOf(scene, card)?.aims === "other" ? 1 - scene.seat : scene.seat);

const DONE: Move = { type: "cs.done" };
const slotOf = (place: string): number => Number(place.split("-")[1]);

class Making {
  readonly moves: LegalMove[] = [];
  readonly things: Thing[] = [];
  hand = false;
  private readonly outcomes: Map<string, Outcome>;

  constructor(private readonly scene: Scene) {
    this.outcomes = new Map(scene.outcomes.map((one) => [`${one.action} ${one.place} ${one.symbol}`, one]));
  }

  /** What comes of a joint, in points; of anything else, as the table words it. */
  private outcome({ action, move, key, args }: Legal<Move>, place: string, symbol: string): { label: string; tone: Tone } {
    const found = place || move.type === "cs.join" ? this.outcomes.get(`${action} ${place} ${symbol}`) : undefined;
    const { own = 0, other = 0 } = found ?? {};
    if (own || other) {
      const outcome = own && other ? "both" : own ? "mine" : "theirs";
      return { label: say("move-join.label", { outcome, mine: signedPlus(own), theirs: signedPlus(other) }), tone: own >= other ? "good" : "bad" };
    }
    if (place) return { label: say("shield-change-none"), tone: "plain" };
    return { label: (key && say(`${key}.label`, args ?? {})) || "", tone: (args?.["tone"] as Tone | undefined) ?? "plain" };
  }

  add(legal: Legal<Move>, more: Partial<LegalMove> & { place?: string; symbol?: string } = {}): void {
    const { place = "", symbol = "", ...rest } = more;
    const text = sentence((legal.key && say(legal.key, legal.args ?? {})) || "");
    const done = rest.target === undefined ? { label: button(this.scene, legal) } : {};
    this.moves.push({ action: legal.action, uses: [], text, ...this.outcome(legal, place, symbol), ...done, ...rest });
  }

  /** Hardware that is taken up: put to a port, or left joined to nothing. */
  private carry(legal: Legal<Move>, uses: string, ways: readonly { place: string; symbol: string }[]): void {
    for (const { place, symbol } of ways) {
      const join: JoinCard = { type: "cs.join", slot: slotOf(place), symbol };
      this.add(legal, { uses: [uses], target: portId(place, symbol), place, symbol, chain: [{ move: join }] });
    }
    this.add(legal, { uses: [uses], ...(ways.length ? { chain: [{ move: DONE }] } : {}) });
  }

  take(legal: Legal<Move>): void {
    const { move } = legal;
    const { scene } = this;
    const own = (slot: number): string => `${scene.seat}-${slot}`;
    switch (move.type) {
      case "cs.move": {
        const place = scene.places.find((one) => one.id === own(move.slot));
        // A card that is joined to nothing and fits nowhere has nowhere to go.
        if (!place || (!place.ways.length && !place.ports.some((port) => port.to))) return;
        this.things.push({ id: place.id, kind: place.id });
        return this.carry(legal, place.id, place.ways);
      }
      case "cs.join":
        return this.add(legal, { target: portId(own(move.slot), move.symbol) });
      case "cs.play":
        this.hand = true;
        return this.carry(legal, move.card, scene.fits.find((fit) => fit.card === move.card)?.ways ?? []);
      case "cs.play-on": {
        this.hand = true;
        const place = `${sideOf(scene, move.card)}-${move.slot}`;
        return this.add(legal, { uses: [move.card], target: move.generator ? partId(place, "generator") : place });
      }
      case "cs.cancel":
        this.hand = true;
        return this.add(legal, { uses: ["training"] });
      case "cs.restore":
        return this.add(legal, { target: move.part ? partId(own(move.slot), move.part) : own(move.slot) });
      case "cs.scrap":
        return this.add(legal, { target: move.generator ? partId(own(move.slot), "generator") : own(move.slot) });
      case "cs.discard":
        this.hand = true;
        this.add(legal, { uses: [move.card], target: pileId(scene.seat), label: say("shield-do-discard") });
        return this.add(legal, { uses: [move.card] });
      case "cs.take-shown":
      case "cs.put-under":
        return this.add(legal, { target: lookId(move.card), label: say(`shield-do-${move.type === "cs.put-under" ? "under" : "take-shown"}`) });
      case "cs.draw":
        this.add(legal, { target: deckId(scene.seat), label: "" });
        return this.add(legal, { loud: true });
      case "cs.take":
        this.add(legal, { target: pileId(scene.seat), label: "" });
        return this.add(legal, { quiet: true });
      case "cs.pay-play":
        this.add(legal, { target: TOKENS, label: "" });
        return this.add(legal, { quiet: true });
      default:
        return this.add(legal, { quiet: QUIET.includes(move.type), loud: move.type === "cs.done" });
    }
  }
}

const WITH_HAND = ["arrange", "drawing", "plays", "excess", "answer", "window"];

export function decision(scene: Scene, legal: readonly Legal<Move>[]): GameDecision {
  const making = new Making(scene);
  for (const one of legal) making.take(one);
  return { moves: making.moves, things: making.things, hand: making.hand || WITH_HAND.includes(scene.decision.name) };
}

/** What a button says that settles something. */
function button(scene: Scene, { move, args }: Legal<Move>): string {
  const joins = scene.decision.name === "join";
  switch (move.type) {
    case "cs.pass":
      return say(`shield-do-pass-${scene.decision.name}`);
    case "cs.done":
      return say(joins ? "shield-do-enough" : args?.["decision"] === "changed" ? "shield-do-announce" : "shield-do-go-on");
    case "cs.play":
      return say(scene.fits.some((fit) => fit.card === move.card) ? "shield-do-unjoined" : "shield-do-play");
    case "cs.move":
      return say("shield-do-unjoined");
    case "cs.keep":
    case "cs.again":
    case "cs.draw":
    case "cs.end":
    case "cs.cancel":
    case "cs.discard":
    case "cs.pay-play":
      return say(`shield-do-${move.type.slice(3)}`);
    case "cs.take":
      return say("shield-do-take", { card: say(`card-${scene.players[scene.seat]?.pile.at(-1) ?? ""}`) });
    default:
      return "";
  }
}

/** What to ask about when something is not available: the move that it would be. */
export function attempt(scene: Scene, kind: string, selection: readonly string[]): Move | null {
  const card = selection[0];
  const place = scene.places.find((one) => one.id === kind.split("+")[0] || kind.startsWith(`port:${one.id}/`));
  if (place) {
    if (card !== undefined && kindOf(scene, card)?.aims) return { type: "cs.play-on", card, slot: place.number };
    if (scene.decision.name === "join") return { type: "cs.join", slot: place.number, symbol: place.ports[0]?.symbol ?? "cable" };
    if (scene.decision.name === "arrange" && place.player === scene.seat) return { type: "cs.move", slot: place.number };
    return null;
  }
  const held = kindOf(scene, kind);
  if (!held) return null;
  if (scene.decision.name === "excess") return { type: "cs.discard", card: kind };
  if (!held.aims) return { type: "cs.play", card: kind };
  const on = scene.places.find((one) => one.player === sideOf(scene, kind));
  return { type: "cs.play-on", card: kind, slot: on?.number ?? 1 };
}
