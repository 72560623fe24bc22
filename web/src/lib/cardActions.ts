// What may be done with cards of the hand: legal actions, as a game sorts them by their typed moves.

import type { LegalAction } from "../wire";
import type { CardCount } from "./cardCounts";
import { say } from "./i18n.svelte";

/** A legal action with the typed move of its game, or one kind of these. */
export type Legal<Move> = LegalAction & { move: Move };

/** A card of the hand that is played, put down or discarded. */
export interface CardAction {
  card: string;
  /** What it is played on: the id of a place on the table, a card of a pile; none if it is played on nothing. */
  target: string | null;
  legal: LegalAction;
}

/** What an action does, in words. */
export const actionText = (legal: LegalAction): string => (legal.key && say(legal.key, legal.args ?? {})) || legal.notation;

/** `you` if the reader is meant. */
export function who(scene: { seat: number }, names: string[], player: number): { who: string; player: string } {
  return { who: player === scene.seat ? "you" : "other", player: names[player] ?? "" };
}

/** One more under a key. */
export function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** For the layer of cards, as `p0/a1`: cards of the hand in `slot` that can do nothing, while others can. */
export function idleSlots(hand: CardCount[], actions: CardAction[], slot: string): Set<string> {
  const usable = new Set(actions.map((action) => action.card));
  return new Set(actions.length ? hand.filter((held) => !usable.has(held.card)).map((held) => `${slot}/${held.card}`) : []);
}
