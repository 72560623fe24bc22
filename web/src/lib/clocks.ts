// The clocks that the form for a new table offers, any clock in words, and what happens when nobody is there.

import type { Absence, Clock } from "../wire";
import { say } from "./i18n.svelte";

const DAY = 86_400; // seconds

export const CLOCKS = {
  none: { kind: "none" },
  relaxed: { kind: "bank", seconds: 15 * 60, increment: 10 },
  brisk: { kind: "bank", seconds: 5 * 60, increment: 5 },
  mail: { kind: "days", seconds: DAY },
} as const satisfies { [name: string]: Clock };

/** What happens when everybody has left. */
export const ABSENCES = {
  wait: { kind: "wait" },
  week: { kind: "days", days: 7 },
  play: { kind: "play" },
} as const satisfies { [name: string]: Absence };

export function clockText({ kind, seconds = 0, increment = 0 }: Clock): string {
  if (kind === "days") return say("site-clock-days", { days: Math.max(1, Math.round(seconds / DAY)) });
  if (kind === "move") return say("page-table-clock-move", { seconds });
  if (kind === "bank") return say("page-table-clock-bank", { minutes: Math.round(seconds / 60), seconds: increment });
  return say("site-clock-none");
}

/** In two or three words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "bank") return say("site-clock-each", { minutes: Math.round((clock.seconds ?? 0) / 60) });
  if (clock.kind === "move") return say("site-clock-per-move", { seconds: clock.seconds ?? 0 });
  return clockText(clock);
}
