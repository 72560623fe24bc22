// Patches of JSON, as src/cyberdeck/server/patches.py makes them; docs/protocol.md says what they are.

type Patch = readonly unknown[] | { readonly [key: string]: unknown };
type Cut = readonly [at: number, gone: number, ...items: unknown[]];

/** What a patch makes of a value, which stays as it is: what has not changed is the same object in both. */
export function patched(base: unknown, patch: unknown): unknown {
  const change = patch as Patch;
  if (Array.isArray(change)) return change[0];
  const changes = Object.entries(change);
  if (!changes.length) return base;
  if (Array.isArray(base)) return ofArray(base, changes);
  const made: { [key: string]: unknown } = { ...(base as object) };
  for (const [key, part] of changes) {
    if (Array.isArray(part) && !part.length) delete made[key];
    else made[key] = patched(made[key], part);
  }
  return made;
}

function ofArray(base: readonly unknown[], changes: [string, unknown][]): unknown[] {
  const made = [...base];
  for (const [key, part] of changes) {
    if (key === "cut") made.splice(...(part as Cut));
    else made[Number(key)] = patched(made[Number(key)], part);
  }
  return made;
}
