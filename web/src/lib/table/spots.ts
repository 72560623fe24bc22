// Where each card lies: places (boxes on the page) and what lies in them come in, a spot for every card goes out. Nothing
// here reads the page.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The centre of a card, its width, its turn in degrees, and what lies above what. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  turn: number;
  z: number;
  show: boolean;
}

/** What a place does with its cards. `over`: they lie aslant on other cards; `pocket`: there is no room to show them. */
export type Manner = "fan" | "row" | "stack" | "over" | "pile" | "backs" | "pocket" | "turned";

export interface Place {
  box: Box;
  manner: Manner;
  /** The thing or target that the place is, if it is one. */
  id?: string;
}

/** A card's height is so much of its width. */
export const TALL = 1.4;

const PILE_SHOWN = 3;
const BACKS_SHOWN = 8;

/** The n-th of so many cards of a place. `card`: the width of a card in the hand. */
export function spot({ box, manner }: Place, n: number, of: number, card: number): Spot {
  const k = n - (of - 1) / 2;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const fit = Math.min(box.h / TALL, box.w);
  switch (manner) {
    case "fan": {
      const step = Math.min(card * 0.88, (box.w - card) / Math.max(1, of - 1));
      // A flat arc: crowded hands bend less, or their ends would sink below the edge.
      const turn = Math.min(3, 24 / Math.max(1, of));
      const sink = k * k * Math.min(1.6, 24 / ((of * of) / 4 + 1)) * (card / 122);
      return { x: cx + k * step, y: box.y + (card * TALL) / 2 + sink, w: card, turn: k * turn, z: 10 + n, show: true };
    }
    case "row": {
      const step = of > 1 ? Math.min(fit * 1.06, (box.w - fit) / (of - 1)) : 0;
      return { x: cx + k * step, y: cy, w: fit, turn: 0, z: 60 + n, show: true };
    }
    case "stack": {
      const step = of > 1 ? Math.min(fit * 0.5, (box.w - fit) / (of - 1)) : 0;
      return { x: cx + k * step, y: cy, w: fit, turn: (n % 2 ? 2 : -2) * (of > 1 ? 1 : 0.6), z: 60 + n, show: true };
    }
    case "over":
      return { x: cx + k * fit * 0.3, y: cy, w: fit, turn: 6, z: 90 + n, show: true };
    case "turned":
      return { x: cx, y: cy, w: fit, turn: 9, z: 60 + n, show: true };
    case "pile": {
      // Only the uppermost few are drawn; more would be painted for nothing.
      const lift = Math.min(n, PILE_SHOWN);
      return { x: cx - lift * 1.2, y: cy - lift * 1.2, w: fit, turn: 0, z: n, show: of - 1 - n < PILE_SHOWN };
    }
    case "pocket":
      return { x: box.x + Math.min(24, box.w / 2), y: cy, w: 24, turn: 0, z: n, show: false };
    case "backs": {
      const shown = Math.min(of, BACKS_SHOWN);
      const j = Math.min(n, shown - 1) - (shown - 1) / 2;
      return { x: cx + j * (box.w / 16), y: cy + j * j * 0.4, w: (box.h * 0.84) / TALL, turn: j * 7, z: n, show: n < BACKS_SHOWN };
    }
  }
}

interface Lying {
  id: number;
  place: string;
}

/** `order` sorts the cards of one place. A card whose place is not on the page has no spot. */
export function spots<C extends Lying>(
  cards: readonly C[],
  places: ReadonlyMap<string, Place>,
  card: number,
  order: (one: C, other: C) => number,
): Map<number, Spot> {
  const groups = new Map<string, C[]>();
  for (const one of cards) {
    const group = groups.get(one.place);
    if (group) group.push(one);
    else groups.set(one.place, [one]);
  }
  const found = new Map<number, Spot>();
  for (const [name, group] of groups) {
    const place = places.get(name);
    if (place) group.sort(order).forEach((one, n) => found.set(one.id, spot(place, n, group.length, card)));
  }
  return found;
}
