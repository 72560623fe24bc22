// What may be done with cards of the hand: legal answers, read by a game from their notation.

import type { Legal } from "../wire";
import type { Held } from "./held";
import { say } from "./words.svelte";

/** A card of the hand that is played, put down or discarded. */
export interface Deed {
  card: string;
  /** What it is played on: the id of a place on the table, a card of a pile; none if it is played on nothing. */
  target: string | null;
  legal: Legal;
}

/** What an answer does, in words. */
export const told = (legal: Legal): string => (legal.key && say(legal.key, legal.args ?? {})) || legal.move;

/** `you` if the reader is meant. */
export function who(scene: { seat: number }, names: string[], player: number): { who: string; player: string } {
  return { who: player === scene.seat ? "you" : "other", player: names[player] ?? "" };
}

/** One more under a key. */
export function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** For the layer of cards, as `p0/a1`: cards of the hand in `slot` that can do nothing, while others can. */
export function idle(hand: Held[], deeds: Deed[], slot: string): Set<string> {
  const usable = new Set(deeds.map((deed) => deed.card));
  return new Set(deeds.length ? hand.filter((held) => !usable.has(held.card)).map((held) => `${slot}/${held.card}`) : []);
}
