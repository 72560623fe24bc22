// The clocks that the form for a new table offers, and any clock in words.

import type { Clock } from "../wire";
import { say } from "./i18n.svelte";

const DAY = 86_400; // seconds

export const CLOCKS = {
  none: { kind: "none" },
  relaxed: { kind: "bank", seconds: 15 * 60, increment: 10 },
  brisk: { kind: "bank", seconds: 5 * 60, increment: 5 },
  mail: { kind: "move", seconds: DAY },
} as const satisfies { [name: string]: Clock };

export function clockText({ kind, seconds = 0, increment = 0 }: Clock): string {
  if (kind === "move" && seconds === DAY) return say("site-clock-mail.about");
  if (kind === "move") return say("page-table-clock-move", { seconds });
  if (kind === "bank") return say("page-table-clock-bank", { minutes: Math.round(seconds / 60), seconds: increment });
  return say("site-clock-none");
}

/** In two or three words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "bank") return say("site-clock-each", { minutes: Math.round((clock.seconds ?? 0) / 60) });
  if (clock.kind === "move" && clock.seconds !== DAY) return say("site-clock-per-move", { seconds: clock.seconds ?? 0 });
  return clockText(clock);
}
