// Keys with the same meaning wherever cards and places are chosen.

/** The target of an arrow, Home or End from `at` in a ring of `length`; undefined for other keys. */
export function arrowTarget(event: KeyboardEvent, at: number, length: number): number | undefined {
  const [on, back] = [at + 1, at - 1];
  const to = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back, Home: 0, End: length - 1 }[event.key];
  return to === undefined ? undefined : (to + length) % length;
}

/** W: why is this not legal? */
export const isWhyKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "w" && !event.ctrlKey && !event.metaKey && !event.altKey;
