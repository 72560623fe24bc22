// Where the cards of a scene lie, for lib/table/tokens.ts. `p0` is a hand, `t0` what a player has put down.

import { backs, faces, openHand as shownHand, partlyKnown } from "../../lib/cardCounts";
import { ASIDE, type Wanted, type Distance } from "../../lib/table/tokens";
import type { CardCount, Scene } from "./scene";

/** The hand of a player as far as the reader knows it, or null if they know nothing but its size and perhaps some
    cards. */
export function openHand(scene: Scene, open: Scene[], player: number): CardCount[] | null {
  const robot = scene.players[player]?.robot ? scene.players[player].known : null;
  return shownHand(scene, open, player) ?? robot;
}

export function wanted(scene: Scene, open: Scene[]): Wanted {
  const all: Wanted = new Map();
  all.set("deck", backs(scene.deck));
  all.set("discard", faces(scene.discard));
  all.set("turned", scene.turned === null ? [] : [scene.turned]);
  scene.players.forEach((player, number) => {
    const known = faces(openHand(scene, open, number) ?? player.known);
    all.set(`p${number}`, partlyKnown(known, player.size));
    all.set(`t${number}`, scene.trick.find((put) => put.player === number)?.cards.slice() ?? []);
  });
  return all;
}

/** What cards usually do: out of the deck into hands, from there into the trick, and on to the discard. */
export const way: Distance = (from, to) => {
  if (from === to) return 0;
  if (to[0] === "t" && to !== "turned") return from === `p${to.slice(1)}` ? 0 : 6;
  if (to === "discard") return from[0] === "t" ? 0 : 2;
  if (to[0] === "p") return from === "deck" || from[0] === "t" ? 0 : 4;
  if (to === "deck") return from === "discard" || from === "turned" ? 0 : 2;
  return from === "deck" || from === ASIDE ? 1 : 3;
};
