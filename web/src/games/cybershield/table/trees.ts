// Networks as trees.

import type { Branch, Place, Scene } from "../scene";

export interface Twig {
  place: Place;
  /** The card before it. */
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
