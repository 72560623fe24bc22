// The motion of cards. Cards have no identity: a scene only counts the faces at each place. Tokens give them one on the
// screen, so that a card that leaves one place and one that comes to another are the same node.

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

/** The tokens that show `wanted`. Tokens are reused; new ones are made only when there are too few. */
export function reconcile(tokens: Token[], wanted: Wanted, distance: Distance): Token[] {
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
  fill(gaps, loose, distance, kept);
  const moved = tokens.map((token) => kept.get(token.id) ?? { id: token.id, face: null, place: ASIDE });
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

const WAY = 500; // milliseconds, slightly more than cards travel

/** The tokens in motion. Other tokens move with their place at once. */
export class Departures {
  private times = new Map<number, number>();
  private places = new Map<number, string>();

  /** Records which tokens have left their place since the last call. */
  note(tokens: Token[]): void {
    for (const { id, place } of tokens) {
      const before = this.places.get(id);
      if (before !== undefined && before !== place) this.times.set(id, performance.now());
      this.places.set(id, place);
    }
  }

  onTheWay(): Set<number> {
    const now = performance.now();
    for (const [id, time] of this.times) if (now - time > WAY) this.times.delete(id);
    return new Set(this.times.keys());
  }
}

/** The position of a card inside the table's box. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  order: number;
}

/** By token. */
export type Spots = Map<number, Spot>;

/** Width and height of a card before it is scaled. */
type Size = readonly [number, number];

/** The position of each token; `last` itself if nothing has moved. Elements with `data-slot` hold the cards of a place
    (with `data-face`, of one face) side by side; too many of them overlap. */
export function spots(root: HTMLElement, tokens: Token[], [width, height]: Size, last: Spots): Spots {
  const origin = root.getBoundingClientRect();
  const slots = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-slot]"))
    slots.set(name(element.dataset.slot!, element.dataset.face), element.getBoundingClientRect());
  const groups = new Map<string, Token[]>();
  for (const token of tokens) {
    const own = name(token.place, token.face ?? undefined);
    const slot = slots.has(own) ? own : name(token.place);
    if (!slots.has(slot)) continue;
    const group = groups.get(slot);
    if (group) group.push(token);
    else groups.set(slot, [token]);
  }
  const found: Spots = new Map();
  let same = true;
  for (const [slot, group] of groups) {
    const box = slots.get(slot)!;
    const scale = Math.min(box.height / height, box.width / width);
    const spare = box.width - width * scale;
    const free = spare < 1 ? 0 : spare; // a pile: all in one spot
    const step = group.length > 1 ? Math.min(width * scale + 4, free / (group.length - 1)) : 0;
    group.forEach((token, order) => {
      const now = { x: box.left - origin.left + step * order, y: box.top - origin.top, scale, order };
      const before = last.get(token.id);
      const stays = before !== undefined && isAt(before, now);
      found.set(token.id, stays ? before : now);
      same &&= stays;
    });
  }
  return same && found.size === last.size ? last : found;
}

const isAt = (one: Spot, other: Spot): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale && one.order === other.order;

const name = (place: string, face?: string): string => (face ? `${place}/${face}` : place);
