// Actions with cards of the hand, as a game sorts its legal actions by their typed moves.

import type { LegalAction } from "../wire";
import type { CardCount } from "./cardCounts";
import { say } from "./i18n.svelte";

/** A legal action with the typed move of its game, or one kind of these. */
export type Legal<Move> = LegalAction & { move: Move };

/** A card of the hand that is played, put down or discarded. */
export interface CardAction {
  card: string;
  /** The target: the id of a place on the table, a card of a pile; null if it has none. */
  target: string | null;
  legal: LegalAction;
}

/** The text of an action. */
export const actionText = (legal: LegalAction): string => (legal.key && say(legal.key, legal.args ?? {})) || legal.notation;

/** `you` for the reader. */
export function who(scene: { seat: number }, names: string[], player: number): { who: string; player: string } {
  return { who: player === scene.seat ? "you" : "other", player: names[player] ?? "" };
}

/** Adds a value to the list of a key. */
export function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** For the card layer, as `p0/a1`: cards of the hand in `slot` without an action, while others have one. */
export function idleSlots(hand: CardCount[], actions: CardAction[], slot: string): Set<string> {
  const usable = new Set(actions.map((action) => action.card));
  return new Set(actions.length ? hand.filter((held) => !usable.has(held.card)).map((held) => `${slot}/${held.card}`) : []);
}
