// Keys that mean the same wherever cards and places can be chosen.

/** Where an arrow, Home or End leads from `at` in a round of `length`; nothing for other keys. */
export function arrowTarget(event: KeyboardEvent, at: number, length: number): number | undefined {
  const [on, back] = [at + 1, at - 1];
  const to = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back, Home: 0, End: length - 1 }[event.key];
  return to === undefined ? undefined : (to + length) % length;
}

/** W: why can this not be done? */
export const isWhyKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "w" && !event.ctrlKey && !event.metaKey && !event.altKey;
