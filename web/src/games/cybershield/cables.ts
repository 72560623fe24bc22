// Networks as trees, and the cables between the symbols of joined cards, measured where the page has laid them.

import type { Branch, Place, Scene } from "./scene";

export interface Twig {
  place: Place;
  /** The card before it: the symbol towards it is at its head. */
  parent: string | null;
  twigs: Twig[];
}

/** The trees of a player, each from its first card on. */
export function grow(scene: Scene, player: number): Twig[] {
  const places = new Map(scene.places.map((place) => [place.id, place]));
  return scene.players[player]!.trees.flatMap((tree) => nest(tree, places));
}

function nest(tree: Branch[], places: Map<string, Place>): Twig[] {
  const first: Twig[] = [];
  const path: Twig[] = [];
  for (const branch of tree) {
    const place = places.get(branch.place);
    if (!place) continue;
    const parent = branch.depth > 0 ? path[branch.depth - 1] : undefined;
    const twig: Twig = { place, parent: parent?.place.id ?? null, twigs: [] };
    path[branch.depth] = twig;
    (parent?.twigs ?? first).push(twig);
  }
  return first;
}

/** All cards of trees in reading order. */
export const read = (twigs: Twig[]): Twig[] => twigs.flatMap((twig) => [twig, ...read(twig.twigs)]);

export interface Cable {
  id: string;
  symbol: string;
  planned: boolean;
  /** Both ends are connected. */
  live: boolean;
  d: string;
}

interface End {
  x: number;
  y: number;
  /** The symbol is at the head of its card, not at its foot. */
  head: boolean;
}

/** Elements with `data-port` are the symbols: `0-3/1` is the second one of card 3 of the first player. */
export function cables(root: HTMLElement, places: Place[], narrow: boolean): Cable[] {
  const origin = root.getBoundingClientRect();
  const ends = new Map<string, End>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-port]")) {
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2 - origin.left;
    const y = box.top + box.height / 2 - origin.top;
    ends.set(element.dataset.port!, { x, y, head: element.dataset.head === "true" });
  }
  const found: Cable[] = [];
  for (const place of places)
    place.ports.forEach((port, n) => {
      const other = port.to === null ? undefined : places.find((one) => one.id === port.to);
      if (!other || other.number < place.number) return;
      const its = other.ports.findIndex((one) => one.to === place.id);
      const from = ends.get(`${place.id}/${n}`);
      const to = ends.get(`${other.id}/${its}`);
      if (!from || !to) return;
      const live = place.state === "connected" && other.state === "connected" && !port.planned;
      found.push({ id: `${place.id}/${n}`, symbol: port.symbol, planned: port.planned, live, d: path(from, to, narrow) });
    });
  return found;
}

const BOW = 150; // pixels

/** From the foot of one card to the head of the next; a ring is closed from foot to foot. */
function path(from: End, to: End, narrow: boolean): string {
  const [upper, lower] = from.head && !to.head ? [to, from] : [from, to];
  const at = (end: End): string => `${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  if (narrow && lower.head) return `M${at(upper)}V${lower.y.toFixed(1)}H${lower.x.toFixed(1)}`;
  const far = Math.abs(lower.y - upper.y);
  const sag = lower.head ? Math.max(14, far / 2) : 34;
  const aside = lower.head || far < 40 ? null : Math.max(2, Math.min(upper.x, lower.x) - BOW); // around the cards between
  const bend = (end: End): string => `${(aside ?? end.x).toFixed(1)} ${(end.y + (end.head ? -sag : sag)).toFixed(1)}`;
  return `M${at(upper)}C${bend(upper)} ${bend(lower)} ${at(lower)}`;
}
