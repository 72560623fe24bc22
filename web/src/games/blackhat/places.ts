// Where the cards of a scene lie, for lib/cardMotion.ts. `p0` is a hand, `t0` what a player has put down.

import { backs, faces, openHand as shownHand, partlyKnown } from "../../lib/cardCounts";
import { ASIDE, type Wanted, type Distance } from "../../lib/cardMotion";
import type { CardCount, Put, Scene } from "./scene";

/** The hand of a player as far as the reader knows it, or null if they know nothing but its size and perhaps some
    cards. */
export function openHand(scene: Scene, open: Scene[], player: number): CardCount[] | null {
  const robot = scene.players[player]?.robot ? scene.players[player].known : null;
  return shownHand(scene, open, player) ?? robot;
}

/** `trick`: what lies on the table; more than the scene's own if the last trick is still shown there. */
export function wanted(scene: Scene, open: Scene[], trick: Put[]): Wanted {
  const all: Wanted = new Map();
  all.set("deck", backs(scene.deck));
  const lingering = scene.trick.length ? [] : trick.flatMap((put) => put.cards);
  all.set("discard", without(faces(scene.discard), lingering));
  all.set("turned", scene.turned === null ? [] : [scene.turned]);
  scene.players.forEach((player, number) => {
    const known = faces(openHand(scene, open, number) ?? player.known);
    all.set(`p${number}`, partlyKnown(known, player.size));
    all.set(`t${number}`, trick.find((put) => put.player === number)?.cards.slice() ?? []);
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

function without(all: string[], some: string[]): string[] {
  const left = [...all];
  for (const card of some) {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

/** A trick that is over; the winner is not always known. */
export interface Won {
  puts: Put[];
  winner: number | null;
}

/** The trick that has just been won, from the scenes before and after: the last play is what else was discarded. Null
    if they do not follow on each other. */
export function lastTrick(before: Scene, after: Scene): Won | null {
  if (after.trick.length || !before.trick.length || before.decision !== "follow" || before.player === null) return null;
  const discarded = without(faces(after.discard), faces(before.discard));
  const played = before.trick.flatMap((put) => put.cards);
  const last = without(discarded, played);
  if (discarded.length !== played.length + last.length || !last.length) return null;
  const winner = ["move", "tracer", "lead"].includes(after.decision) ? after.player : null;
  return { puts: [...before.trick, { player: before.player, cards: last }], winner };
}
