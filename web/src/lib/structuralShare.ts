// Structural sharing: unchanged data stays the same object, so that what depends on it is not rendered again.

/** `next`, with those parts of `last` that are equal; `last` itself if all of it is. JSON data only. */
export function share<T>(last: unknown, next: T): T {
  if (last === next) return next;
  if (typeof last !== "object" || typeof next !== "object" || last === null || next === null) return next;
  if (Array.isArray(last) !== Array.isArray(next)) return next;
  const [before, after] = [last as { [key: string]: unknown }, next as { [key: string]: unknown }];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = share(before[key], after[key]);
    same &&= key in before && before[key] === after[key];
  }
  return same ? (last as T) : next;
}
