// Reading and patching scenes of Black Hat: what they show, never what the rules make of it.

import type { CardCount, Put, Scene, Space } from "./scene";
import { faces } from "../../lib/cardCounts";
import type { Face } from "../../lib/table/tokens";
import type { Play } from "./wire";

/** The cards of a play: ranks, `J` for a joker, `H` for the Black Hat. */
export const cardsOf = ({ rank, count, jokers = 0, black_hat = false }: Play): string[] => [
  ...Array<string>(count).fill(String(rank)),
  ...Array<string>(jokers).fill("J"),
  ...(black_hat ? ["H"] : []),
];

/** Where a card stands in the hand. */
export const rankOf = (face: Face): number => (face === "J" ? 14 : face === "H" ? 15 : Number(face ?? 0));

/** With its sign, as a difference is written. */
export const sign = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

export const spaceOf = (scene: Scene, id: string): Space | undefined => scene.spaces.find((space) => space.id === id);

function without(held: readonly CardCount[], cards: readonly string[]): CardCount[] {
  return held
    .map((kind) => ({ ...kind, count: kind.count - cards.filter((card) => card === kind.card).length }))
    .filter((kind) => kind.count > 0);
}

/** The scene with a player's cards put down. */
export function played(scene: Scene, put: Put, wins: number | null): Scene {
  const players = scene.players.map((player, n) =>
    n === put.player ? { ...player, size: player.size - put.cards.length, known: without(player.known, put.cards) } : player,
  );
  const hand = put.player === scene.seat ? without(scene.hand, put.cards) : scene.hand;
  return { ...scene, players, hand, trick: [...scene.trick.filter((one) => one.player !== put.player), put], wins, player: null };
}

/** The trick that has just been won, from the scenes before and after: the last play is what else was discarded. Null if
    no trick has. */
export function lastTrick(before: Scene, after: Scene): { puts: Put[] } | null {
  if (after.trick.length || !before.trick.length || before.decision !== "follow" || before.player === null) return null;
  const left = faces(after.discard);
  for (const card of faces(before.discard)) {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
  }
  const lying = before.trick.flatMap((put) => put.cards);
  for (const card of lying) {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
  }
  // A Black Hat trick leaves cards with its winner: then only what was discarded is known.
  return { puts: [...before.trick, { player: before.player, cards: left.slice(0, Math.max(before.lead, 0)) }] };
}
