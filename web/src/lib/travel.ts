// How cards travel. Cards have no identity: a scene tells only how many of each face lie at each place. Tokens give
// them one on the screen, so that a card which leaves one place and one which comes to another are the same node.

/** Null: face down. */
export type Face = string | null;

export interface Token {
  id: number;
  face: Face;
  place: string;
}

/** Faces by place. */
export type Wanted = Map<string, Face[]>;

/** How unlikely it is that a card goes from one place to another; 0 is what usually happens. */
export type Way = (from: string, to: string) => number;

/** Where tokens wait that no place of the scene shows. They are never drawn with a face. */
export const ASIDE = "aside";

interface Gap {
  place: string;
  face: Face;
}

/** The tokens that show `wanted`. Tokens are reused, and made anew only when there are too few of them. */
export function reconcile(tokens: Token[], wanted: Wanted, way: Way): Token[] {
  const gaps: Gap[] = [];
  const loose: Token[] = [];
  const kept = new Map<number, Token>();
  const places = new Map<string, Face[]>([...wanted].map(([place, faces]) => [place, [...faces]]));
  for (const token of tokens) {
    const faces = places.get(token.place);
    const found = faces ? faces.indexOf(token.face) : -1;
    if (faces && found >= 0) {
      faces.splice(found, 1);
      kept.set(token.id, token);
    } else loose.push(token);
  }
  for (const [place, faces] of places) for (const face of faces) gaps.push({ place, face });
  fill(gaps, loose, way, kept);
  const moved = tokens.map((token) => kept.get(token.id) ?? { id: token.id, face: null, place: ASIDE });
  const next = tokens.reduce((most, token) => Math.max(most, token.id + 1), 0);
  return [...moved, ...gaps.map((gap, n) => ({ id: next + n, ...gap }))];
}

/** Takes the cheapest pair of a loose token and a gap, again and again; what stays in `gaps` has found none. */
function fill(gaps: Gap[], loose: Token[], way: Way, kept: Map<number, Token>): void {
  while (gaps.length && loose.length) {
    let best = Infinity;
    let from = 0;
    let to = 0;
    for (let i = 0; i < loose.length && best > 0; i++)
      for (let j = 0; j < gaps.length && best > 0; j++) {
        const price = way(loose[i]!.place, gaps[j]!.place) + turning(loose[i]!.face, gaps[j]!.face);
        if (price < best) [best, from, to] = [price, i, j];
      }
    const token = loose.splice(from, 1)[0]!;
    const gap = gaps.splice(to, 1)[0]!;
    kept.set(token.id, { id: token.id, face: gap.face, place: gap.place });
  }
}

/** A card that stays as it is costs nothing, one that is turned a little; a face never becomes another if it can be helped. */
function turning(before: Face, after: Face): number {
  if (before === after) return 0;
  return before === null || after === null ? 1 : 50;
}

/** Where a card lies, inside the box of the table. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  order: number;
}

/** Where each token lies now. Elements with `data-slot` hold the cards of a place (with `data-face`, of one face), side by side;
    where they are too many they overlap. */
export function spots(root: HTMLElement, tokens: Token[], width: number, height: number): Map<number, Spot> {
  const origin = root.getBoundingClientRect();
  const slots = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-slot]"))
    slots.set(name(element.dataset.slot!, element.dataset.face), element.getBoundingClientRect());
  const groups = new Map<string, Token[]>();
  for (const token of tokens) {
    const own = name(token.place, token.face ?? undefined);
    const slot = slots.has(own) ? own : name(token.place);
    if (!slots.has(slot)) continue;
    groups.set(slot, [...(groups.get(slot) ?? []), token]);
  }
  const found = new Map<number, Spot>();
  for (const [slot, group] of groups) {
    const box = slots.get(slot)!;
    const scale = Math.min(box.height / height, box.width / width);
    const free = box.width - width * scale;
    const step = group.length > 1 ? Math.min(width * scale + 4, free / (group.length - 1)) : 0;
    group.forEach((token, order) => {
      found.set(token.id, { x: box.left - origin.left + step * order, y: box.top - origin.top, scale, order });
    });
  }
  return found;
}

const name = (place: string, face?: string): string => (face ? `${place}/${face}` : place);
