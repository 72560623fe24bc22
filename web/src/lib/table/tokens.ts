// Cards have no identity: a scene only counts the faces at each place. Tokens give them one on the screen, so that a card
// that leaves one place and one that comes to another are the same node.

/** Null: face down. */
export type Face = string | null;

export interface Token {
  id: number;
  face: Face;
  place: string;
}

/** Faces by place. */
export type Wanted = Map<string, Face[]>;

/** How unlikely it is that a card moves from one place to another; 0 is the usual case. */
export type Distance = (from: string, to: string) => number;

/** The place of tokens that the scene does not show. They are never drawn with a face. */
export const ASIDE = "aside";

interface Gap {
  place: string;
  face: Face;
}

/** The tokens that show `wanted`. Tokens are reused; new ones are made only when there are too few. `first`: ids of tokens
    that leave their place before others of their face do. */
export function reconcile(tokens: Token[], wanted: Wanted, distance: Distance, first: ReadonlySet<number> = new Set()): Token[] {
  const gaps: Gap[] = [];
  const loose: Token[] = [];
  const kept = new Map<number, Token>();
  const places = new Map<string, Face[]>([...wanted].map(([place, faces]) => [place, [...faces]]));
  const steady = first.size ? [...tokens].sort((one, other) => Number(first.has(one.id)) - Number(first.has(other.id))) : tokens;
  for (const token of steady) {
    const faces = places.get(token.place);
    const found = faces ? faces.indexOf(token.face) : -1;
    if (faces && found >= 0) {
      faces.splice(found, 1);
      kept.set(token.id, token);
    } else loose.push(token);
  }
  for (const [place, faces] of places) for (const face of faces) gaps.push({ place, face });
  fill(gaps, loose, distance, kept);
  const moved = tokens.map((token) => {
    const now = kept.get(token.id);
    if (now) return now;
    return token.place === ASIDE && token.face === null ? token : { id: token.id, face: null, place: ASIDE };
  });
  const next = tokens.reduce((most, token) => Math.max(most, token.id + 1), 0);
  return [...moved, ...gaps.map((gap, n) => ({ id: next + n, ...gap }))];
}

/** Takes the cheapest pair of a loose token and a gap repeatedly; unfilled gaps stay in `gaps`. */
function fill(gaps: Gap[], loose: Token[], distance: Distance, kept: Map<number, Token>): void {
  while (gaps.length && loose.length) {
    let best = Infinity;
    let from = 0;
    let to = 0;
    for (let i = 0; i < loose.length && best > 0; i++)
      for (let j = 0; j < gaps.length && best > 0; j++) {
        const price = distance(loose[i]!.place, gaps[j]!.place) + turning(loose[i]!.face, gaps[j]!.face);
        if (price < best) [best, from, to] = [price, i, j];
      }
    const token = loose.splice(from, 1)[0]!;
    const gap = gaps.splice(to, 1)[0]!;
    kept.set(token.id, { id: token.id, face: gap.face, place: gap.place });
  }
}

/** Keeping a face costs nothing, turning a card costs little; changing a face is the last resort. */
function turning(before: Face, after: Face): number {
  if (before === after) return 0;
  return before === null || after === null ? 1 : 50;
}
