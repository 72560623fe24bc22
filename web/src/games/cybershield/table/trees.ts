// Networks as trees: from the Providers outwards, so that every card is as near to the Internet as it can be.

import type { Place, Scene } from "../scene";

export interface Twig {
  place: Place;
  /** The card before it. */
  parent: string | null;
  twigs: Twig[];
}

/** The trees of a player. Joints that close a ring are in none of them. */
export function grow(scene: Scene, player: number): Twig[] {
  const own = scene.places.filter((place) => place.player === player);
  const places = new Map(own.map((place) => [place.id, place]));
  const met = new Set<string>();
  const spread = (from: Place[]): Twig[] => {
    const roots = from.map((place): Twig => ({ place, parent: null, twigs: [] }));
    for (const { place } of roots) met.add(place.id);
    const queue = [...roots];
    for (let twig = queue.shift(); twig; twig = queue.shift())
      for (const { to } of twig.place.ports) {
        const place = to === null ? undefined : places.get(to);
        if (!place || met.has(place.id)) continue;
        met.add(place.id);
        const next: Twig = { place, parent: twig.place.id, twigs: [] };
        twig.twigs.push(next);
        queue.push(next);
      }
    return roots;
  };
  const trees = spread(own.filter((place) => place.card === "provider"));
  // What has no way to a Provider hangs on the card with the most joints.
  const joints = (place: Place): number => place.ports.filter((port) => port.to !== null).length;
  for (const place of [...own].sort((one, other) => joints(other) - joints(one))) if (!met.has(place.id)) trees.push(...spread([place]));
  return trees;
}
