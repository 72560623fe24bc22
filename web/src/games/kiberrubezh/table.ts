// The living table of Kiberrubezh.

import { other } from "virtual:pictures/kiberrubezh";
import { who } from "../../lib/cardActions";
import { count } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { Ending, TableGame } from "../../lib/table/game";
import CardFace from "./CardFace.svelte";
import { decision } from "./decision";
import { cardOf, details } from "./details";
import Field from "./Field.svelte";
import { foresee } from "./foresee";
import { moments } from "./moments";
import { planned } from "./plan";
import { cards, distance } from "./places";
import { lanes, type Seen } from "./seen";
import { cardFacts, cardName, kindOf, lyingWords, powerFacts } from "./words";
import type { Move } from "./wire";

const SORTS = ["basic", "asset", "measure", "attack", "event"];

/** Not for a scene: kinds of all cards are the same in every scene. */
let rank: ReadonlyMap<string, number> = new Map();

function order(one: string | null, other: string | null): number {
  return (rank.get(one ?? "") ?? 99) - (rank.get(other ?? "") ?? 99);
}

function status(scene: Seen, names: readonly string[]): string {
  if (scene.end) return say("ask-over");
  if (scene.active === null) return say("kr-status-start");
  return say("kr-status", { turn: scene.turn, ...who(scene, [...names], scene.active), phase: scene.phase });
}

function attempt(scene: Seen, kind: string, selection: readonly string[]): Move | null {
  const { name } = scene.decision;
  if (kindOf(scene, kind)) return name === "bottom" ? { type: "kr.bottom", card: kind } : { type: "kr.lay", card: kind };
  const card = cardOf(kind, scene);
  if (card === null) return null;
  const found = kindOf(scene, card);
  const chosen = selection[0] === undefined ? null : cardOf(selection[0], scene);
  if (kind.startsWith("w.")) return chosen ? { type: "kr.block", measure: chosen, attack: card } : null;
  if (kind.startsWith("x.")) return { type: "kr.object", card, turned: false };
  if (name === "object") return { type: "kr.object", card, turned: !kind.endsWith(".upright") };
  if (!kind.startsWith(`t${scene.seat}.`)) return null;
  const attack = scene.wave?.attacks[0]?.card;
  if (found?.kind === "attack") return { type: "kr.add", card };
  if (found?.kind === "measure" && attack) return { type: "kr.block", measure: card, attack };
  return { type: "kr.drop", card, turned: !kind.endsWith(".upright") };
}

function summary(scene: Seen, names: readonly string[]): string {
  const out = [status(scene, names)];
  scene.players.forEach((one, n) => {
    const { who: reader, player } = who(scene, [...names], n);
    out.push(say("fact-piles", { who: reader, player, deck: one.deck, hand: one.size, discards: count(one.pile) }));
    out.push(`${powerFacts("defence", one.defence)}; ${powerFacts("attack", one.attack)}`);
    out.push(one.table.map(lyingWords).join("; ") || say("fact-empty", { who: reader, player }));
  });
  if (scene.wave) out.push(`${say("kr-wave")}: ${lanes(scene).map((lane) => `${cardName(lane.card)}, ${say("kr-lane", { state: lane.state })}`).join("; ")}`);
  return `${out.join(". ")}.`;
}

function ending(scene: Seen, names: readonly string[]): Ending {
  const loser = scene.winner === null ? 0 : 1 - scene.winner;
  const players = scene.players.map((one, player) => ({
    player,
    figure: `${one.deck}`,
    text: say("kr-deck", { count: one.deck }),
    won: scene.winner === player,
  }));
  return {
    why: say(`kr-end-${scene.end ?? "limit"}`, who(scene, [...names], loser)),
    rule: scene.decision.rule,
    standings: players.sort((one, other) => Number(other.won) - Number(one.won)),
  };
}

const game: TableGame<Seen, Move> = {
  Field,
  CardFace,
  back: other["back"]![0],
  status,
  cards: (scene, open) => {
    if (!rank.size)
      rank = new Map([...scene.kinds].sort((one, other) => SORTS.indexOf(one.kind) - SORTS.indexOf(other.kind) || one.number - other.number).map((kind, n) => [kind.card, n]));
    return cards(scene, open);
  },
  distance,
  hand: (player) => `h${player}`,
  owner: (id, scene) => {
    if (/^[hdpqt]\d/.test(id)) return Number(id[1]);
    if (!scene.wave || !/^[wb]\./.test(id)) return null;
    return id.startsWith("w") ? scene.wave.player : 1 - scene.wave.player;
  },
  order,
  decision,
  moments,
  foresee,
  planned,
  attempt,
  details,
  cardLabel: (face, scene) => {
    const kind = kindOf(scene, face);
    return kind ? `${cardName(face)}, ${cardFacts(kind)}` : "";
  },
  summary,
  ending,
};

export default game;
