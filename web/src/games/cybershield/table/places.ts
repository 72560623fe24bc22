// Where the cards of a scene lie: `h0` is a hand, `d0` a deck, `p0` a discard pile, `t0-3` Hardware on the table,
// `a0-3.…` what is attached to it, `w0` what is announced, `k…` what one looks at.

import { backs, faces, openHand, partlyKnown } from "../../../lib/cardCounts";
import type { Distance, Face, Wanted } from "../../../lib/table/tokens";
import type { Attached, Place, Scene } from "../scene";

export const attachedSlot = (place: Place, one: Attached): string =>
  `a${place.id}.${one.card}${one.disrupted ? ".x" : ""}${one.target ? `.${one.target}` : ""}`;

/** The announced card `n`, counted from the one that was announced first. */
export const waitingSlot = (scene: Scene, n: number): string => `w${scene.waiting.length - 1 - n}`;

/** Titles of Hardware that is on its way: it lies in the network already. */
const coming = (scene: Scene): Set<string> => new Set(scene.places.flatMap((place) => (place.state === "announced" ? [place.card] : [])));

/** Whether an announcement shows its card. */
export const shows = (scene: Scene, n: number): boolean => {
  const card = scene.waiting[n]?.card;
  return !!card && !coming(scene).has(card);
};

export function wanted(scene: Scene, open: readonly Scene[]): Wanted {
  const all: Wanted = new Map();
  scene.players.forEach((player, number) => {
    const seen = faces(openHand(scene, [...open], number) ?? player.known);
    all.set(`h${number}`, partlyKnown(seen, player.size));
    all.set(`d${number}`, backs(player.deck));
    all.set(`p${number}`, [...player.pile]);
  });
  for (const place of scene.places) {
    all.set(`t${place.id}`, [place.card]);
    for (const one of place.attached) all.set(attachedSlot(place, one), Array<Face>(one.count).fill(one.card));
  }
  scene.waiting.forEach((one, n) => {
    if (one.card && shows(scene, n)) all.set(waitingSlot(scene, n), [one.card]);
  });
  for (const { card, count } of scene.looked) all.set(`k${card}`, Array<Face>(count).fill(card));
  return all;
}

/** What cards usually do: out of the deck into the hand, from there to what is announced, to the table and to the discard
    pile of the same player. */
export const way: Distance = (from, to) => {
  if (from === to) return 0;
  const [one, other] = [from[0]!, to[0]!];
  const near = from[1] === to[1] ? 0 : 2;
  if (other === "h") return one === "d" ? near : one === "p" ? 1 + near : one === "k" ? 1 : 6;
  if (other === "k") return one === "d" ? 0 : 6;
  if (other === "w") return one === "h" ? 0 : 6;
  if (other === "t") return one === "h" ? near : 6;
  if (other === "a") return one === "w" ? 0 : one === "a" ? near : one === "h" ? 1 : 6;
  if (other === "p") return one === "w" ? 0 : one === "a" || one === "t" ? 1 : one === "h" ? 1 + near : 5;
  return one === "h" || one === "k" ? near : 6;
};
