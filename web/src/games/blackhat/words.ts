// Words for things on the table, made of the texts of the game.

import { say } from "../../lib/i18n.svelte";

export function cardName(card: string): string {
  if (card === "J") return say("card-joker");
  return card === "H" ? say("card-hat") : card;
}

/** A number in its printed form. */
export const plainNumber = (value: number): string => String(value).replace("-", "−");
