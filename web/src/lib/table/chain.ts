// Several moves that go to the table together: each is sent when the table has taken the one before. What comes of them is
// shown when the last one is taken.

/** A typed move of a chain. */
export interface Step {
  move: unknown;
  /** Passed over where it is not possible; without it, the chain ends there. */
  maybe?: boolean;
  /** Possible in these scenes only. */
  when?: (scene: any) => boolean;
}

export interface Link<L> {
  /** To be sent now. */
  legal: L;
  /** To be sent after it. */
  rest: readonly Step[];
}

/** Whether a legal action is a typed move. */
export const same = (one: unknown, wanted: unknown): boolean =>
  Object.entries(wanted as object).every(([name, value]) => (one as { [name: string]: unknown })[name] === value);

/** The next move of a chain that is possible, or null at its end. */
export function advance<L extends { move: unknown }>(steps: readonly Step[], legal: readonly L[], scene: unknown): Link<L> | null {
  for (const [n, step] of steps.entries()) {
    const found = (step.when?.(scene) ?? true) && legal.find((one) => same(one.move, step.move));
    if (found) return { legal: found, rest: steps.slice(n + 1) };
    if (!step.maybe) return null;
  }
  return null;
}
