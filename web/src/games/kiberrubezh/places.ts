// Where the cards of a scene lie, for lib/cardMotion.ts: `h0` is a hand, `d0` a deck, `p0` a discard pile and `q0` one of it
// that is seen, `t0.…` the table, `w.…` the wave, `s.…` means that are chosen for it.

import { backs, faces, openHand, partlyKnown } from "../../lib/cardCounts";
import type { Face, Wanted, Distance } from "../../lib/cardMotion";
import { tile } from "./moves";
import type { CardCount, Scene } from "./scene";

/** `shown`: of each discard pile, the card that is seen. */
export function wanted(scene: Scene, open: Scene[], means: string[], shown: (string | null)[]): Wanted {
  const all: Wanted = new Map();
  scene.players.forEach((player, number) => {
    const seen = faces(openHand(scene, open, number) ?? player.known);
    all.set(`h${number}`, partlyKnown(seen, player.size));
    all.set(`d${number}`, backs(player.deck));
    const [top, pile] = [shown[number] ?? null, faces(player.pile)];
    all.set(`p${number}`, pile.filter((_, n) => n !== pile.indexOf(top ?? "")));
    all.set(`q${number}`, top === null ? [] : [top]);
    for (const one of player.table) {
      const chosen = number === scene.seat && one.state === "upright" ? means.filter((card) => card === one.card).length : 0;
      all.set(tile(number, one.card, one.state), Array<Face>(Math.max(0, one.count - chosen)).fill(one.card));
    }
  });
  for (const card of new Set(means)) all.set(`s.${card}`, means.filter((one) => one === card));
  for (const one of scene.wave?.attacks ?? []) all.set(`w.${one.card}`, Array<Face>(one.count).fill(one.card));
  return all;
}

/** The card of a pile that is seen: one that has come since last time, if any has. */
export function topOf(pile: CardCount[], before: CardCount[], top: string | null): string | null {
  const had = new Map(before.map((held) => [held.card, held.count]));
  const fresh = pile.filter((held) => held.count > (had.get(held.card) ?? 0)).at(-1);
  if (fresh) return fresh.card;
  return pile.some((held) => held.card === top) ? top : (pile.at(-1)?.card ?? null);
}

const PILES = ["p", "q"];
const WAVE = ["w", "s"];

/** What cards usually do: out of the deck into the hand or onto the discard pile, from the hand to the table, from there
    into the wave and to the discard pile of the same player. */
export const way: Distance = (from, to) => {
  if (from === to) return 0;
  const [one, other] = [from[0]!, to[0]!];
  const near = WAVE.includes(one) || WAVE.includes(other) || from[1] === to[1] ? 0 : 20;
  if (other === "h") return near + (one === "d" ? 0 : PILES.includes(one) ? 1 : 6);
  if (WAVE.includes(other)) return WAVE.includes(one) ? 0 : one === "t" ? 1 : 8;
  if (other === "t") return near + (one === "h" || one === "t" ? 0 : WAVE.includes(one) ? 1 : 6);
  if (PILES.includes(other)) return near + (one === "t" || one === "d" ? 0 : PILES.includes(one) || one === "h" ? 1 : 4);
  return near + (PILES.includes(one) || one === "h" ? 1 : 6);
};
