// Paints the drawings of a section: each picture is made when it is first shown. build/pictures.ts makes what comes in.

/** A picture as a data URI, and the classes of its colours. */
export type Picture = readonly [uri: string, duo: string];
export type Pictures = { readonly [id: string]: Picture };

/** `drawings` with `$0` to `$6` for their tones; `duos`: classes and the seven tones; by id, the number of either. */
export function paint(
  drawings: readonly string[],
  duos: readonly (readonly string[])[],
  entries: { readonly [id: string]: readonly [drawing: number, duo: number] },
): Pictures {
  const made = {};
  for (const [id, [drawing, duo]] of Object.entries(entries))
    Object.defineProperty(made, id, {
      enumerable: true,
      configurable: true,
      get() {
        const [classes, ...tones] = duos[duo]!;
        const value = [uri(drawings[drawing]!, tones), classes];
        Object.defineProperty(made, id, { value, enumerable: true });
        return value;
      },
    });
  return made;
}

function uri(drawing: string, tones: readonly string[]): string {
  const painted = drawing.replace(/\$(\d)/g, (_, n: string) => tones[Number(n)]!);
  const svg = painted.startsWith("<svg") ? painted : `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 140'>${painted}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>\n]/g, encodeURIComponent)}`;
}
