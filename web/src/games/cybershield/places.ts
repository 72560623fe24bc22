// Where the cards of a scene lie, for lib/cardMotion.ts: `h0` is a hand, `d0` a deck, `p0` a discard pile and `q0` its top,
// `t0-3` Hardware on the table, `a0-3.…` what is attached to it, `w…` what is announced.

import { backs, faces, openHand, partlyKnown } from "../../lib/cardCounts";
import type { Face, Wanted, Distance } from "../../lib/cardMotion";
import type { Attached, Place, Scene } from "./scene";

export const attachedSlot = (place: Place, one: Attached): string =>
  `a${place.id}.${one.card}${one.disrupted ? ".x" : ""}${one.target ? `.${one.target}` : ""}`;

/** The announced card `n`, counted from the one that was announced first. */
export const waitingSlot = (n: number): string => `w${n}`;

export function wanted(scene: Scene, open: Scene[]): Wanted {
  const all: Wanted = new Map();
  scene.players.forEach((player, number) => {
    const seen = faces(openHand(scene, open, number) ?? player.known);
    all.set(`h${number}`, partlyKnown(seen, player.size));
    all.set(`d${number}`, backs(player.deck));
    all.set(`p${number}`, player.pile.slice(0, -1));
    all.set(`q${number}`, player.pile.slice(-1));
  });
  for (const place of scene.places) {
    all.set(`t${place.id}`, [place.state === "disrupted" ? null : place.card]);
    for (const one of place.attached) all.set(attachedSlot(place, one), Array<Face>(one.count).fill(one.disrupted ? null : one.card));
  }
  const laid = new Set(scene.places.flatMap((place) => (place.state === "announced" ? [place.card] : [])));
  scene.waiting.forEach((one, n) => {
    if (one.card && !laid.has(one.card)) all.set(waitingSlot(scene.waiting.length - 1 - n), [one.card]);
  });
  return all;
}

const PILES = ["p", "q"];

/** What cards usually do: out of the deck into the hand, from there to what is announced, to the table and to the
    discard pile of the same player. */
export const way: Distance = (from, to) => {
  if (from === to) return 0;
  const [one, other] = [from[0]!, to[0]!];
  const near = from[1] === to[1] ? 0 : 2;
  if (other === "h") return one === "d" ? near : PILES.includes(one) ? 1 + near : 6;
  if (other === "w") return one === "h" ? 0 : 6;
  if (other === "t") return one === "h" ? near : 6;
  if (other === "a") return one === "w" ? 0 : one === "a" ? near : one === "h" ? 1 : 6;
  if (other === "q") return one === "w" ? 0 : one === "a" || one === "t" ? 1 : one === "h" || one === "p" ? 1 + near : 6;
  if (other === "p") return one === "q" ? near : 5;
  return one === "h" ? near : 6;
};
