// What went wrong, in words: what happened, what to do next, and the rule behind it. A text of the page's own goes
// before the shared one, which may speak of the terminal.

import { Wrong } from "./api";
import { say, speech, type Args } from "./words.svelte";

export interface Told {
  what: string;
  next: string;
  rule: string | null;
}

export function told(key: string, facts: Args): Told {
  const known = [`page-${key}`, key].find((name) => speech.has(name)) ?? "error";
  return {
    what: say(known, facts),
    next: say(`${known}.next`, facts),
    rule: typeof facts.rule === "string" ? facts.rule : null,
  };
}

/** Of anything that was thrown. */
export const toldOf = (wrong: unknown): Told =>
  wrong instanceof Wrong ? told(wrong.key, wrong.facts) : told("error", {});
