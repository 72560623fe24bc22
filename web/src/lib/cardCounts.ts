// Cards of a hand or a pile, counted by kind, as every game's scene has them.

import type { Face } from "./table/tokens";

export interface CardCount {
  card: string;
  count: number;
}

interface Seen<C extends CardCount> {
  seat: number;
  hand: C[];
}

export const count = (held: CardCount[]): number => held.reduce((sum, kind) => sum + kind.count, 0);

/** As in ` ×2`; nothing for one card. */
export const times = (count: number): string => (count > 1 ? ` ×${count}` : "");

/** Card by card. */
export const faces = (held: CardCount[]): string[] => held.flatMap((kind) => Array<string>(kind.count).fill(kind.card));

/** Face-down cards. */
export const backs = (count: number): Face[] => Array<Face>(Math.max(0, count)).fill(null);

/** A hand of `size` cards of which these are known. */
export const partlyKnown = (known: string[], size: number): Face[] => [...known, ...backs(size - known.length)];

/** A player's hand if it is the reader's own or among the open scenes; or null. */
export function openHand<C extends CardCount>(scene: Seen<C>, open: Seen<C>[], player: number): C[] | null {
  if (player === scene.seat) return scene.hand;
  return open.find((other) => other.seat === player)?.hand ?? null;
}

/** The open hands of these players, in this order, as a game describes their cards. */
export function openHands<C extends CardCount, S extends Seen<C>, H>(
  scene: S,
  open: S[],
  players: number[],
  describe: (scene: S, player: number, cards: S["hand"]) => H[],
): { player: number; cards: H[] }[] {
  return players.flatMap((player) => {
    const cards = openHand<C>(scene, open, player);
    return cards ? [{ player, cards: describe(scene, player, cards) }] : [];
  });
}
