// Cards of a hand or a pile, by kind. Every game's scene tells them like this.

import type { Face } from "./travel";

export interface Held {
  card: string;
  count: number;
}

interface Seen<H extends Held> {
  seat: number;
  hand: H[];
}

export const count = (held: Held[]): number => held.reduce((sum, kind) => sum + kind.count, 0);

/** As in ` ×2`; nothing for one card. */
export const times = (count: number): string => (count > 1 ? ` ×${count}` : "");

/** Card by card. */
export const faces = (held: Held[]): string[] => held.flatMap((kind) => Array<string>(kind.count).fill(kind.card));

/** Cards that lie face down. */
export const backs = (count: number): Face[] => Array<Face>(Math.max(0, count)).fill(null);

/** A hand of `size` cards, of which those are known. */
export const partly = (known: string[], size: number): Face[] => [...known, ...backs(size - known.length)];

/** The hand of a player if it is the reader's own, or if his own scene is among those that lie open; or null. */
export function openHand<H extends Held>(scene: Seen<H>, open: Seen<H>[], player: number): H[] | null {
  if (player === scene.seat) return scene.hand;
  return open.find((other) => other.seat === player)?.hand ?? null;
}
