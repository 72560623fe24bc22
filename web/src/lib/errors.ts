// Texts of errors: what happened, what to do next, and the rule behind it. The page's own text takes precedence over
// the shared one, which may be about the terminal.

import { say, i18n, type Args } from "./i18n.svelte";
import { ApiError } from "./transport/http";

export interface ErrorText {
  what: string;
  next: string;
  rule: string | null;
}

export function errorText(key: string, facts: Args): ErrorText {
  const known = [`page-${key}`, key].find((name) => i18n.has(name)) ?? "error";
  return {
    what: say(known, facts),
    next: say(`${known}.next`, facts),
    rule: typeof facts.rule === "string" ? facts.rule : null,
  };
}

/** The text of anything that was thrown. */
export const errorTextOf = (wrong: unknown): ErrorText =>
  wrong instanceof ApiError ? errorText(wrong.key, wrong.details) : errorText("error", {});
