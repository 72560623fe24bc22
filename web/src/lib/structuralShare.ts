// What has not changed stays the same object: whatever is drawn from it is not drawn again.

/** `next`, made of the parts of `last` that are equal to its own; `last` itself if all of it is. Data of JSON only. */
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
