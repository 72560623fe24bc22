// Where the cards of a scene lie, for lib/cardMotion.ts: `p0` is a hand, `dH2` the defence of a host, `b0` a bomb before a
// player, `played` the special whose decisions are not all made.

import { backs, faces, openHand as shownHand, partlyKnown, type CardCount } from "../../lib/cardCounts";
import type { Wanted, Distance } from "../../lib/cardMotion";
import type { Scene } from "./scene";

/** The hand of a player if the reader may see all of it, or null. */
export const openHand = (scene: Scene, open: Scene[], player: number): CardCount[] | null =>
  shownHand(scene, open, player) ?? scene.hands[player] ?? null;

/** The cards of a player's hand as far as the reader knows them. */
function known(scene: Scene, open: Scene[], player: number): string[] {
  const hand = openHand(scene, open, player);
  if (hand) return faces(hand);
  return scene.marked.flatMap((card) => (card.holder === player && card.card !== null ? [card.card] : []));
}

export function wanted(scene: Scene, open: Scene[]): Wanted {
  const all: Wanted = new Map();
  all.set("deck", backs(scene.deck));
  all.set("discard", faces(scene.discard));
  all.set("played", scene.decision.card === null ? [] : [scene.decision.card]);
  for (const place of scene.places) all.set(`d${place.id}`, place.defence ? [place.defence] : []);
  scene.players.forEach((player, number) => {
    all.set(`p${number}`, partlyKnown(known(scene, open, number), player.size));
    all.set(`b${number}`, player.bomb ? ["bomb"] : []);
  });
  return all;
}

/** What cards usually do: out of the deck into hands, from there to hosts, to players and to the discard pile. */
export const way: Distance = (from, to) => {
  if (from === to) return 0;
  if (to === "discard") return from === "played" || from[0] === "d" ? 0 : from[0] === "p" || from[0] === "b" ? 1 : 3;
  if (to === "played" || to[0] === "b") return from[0] === "p" || from[0] === "b" ? 0 : 4;
  if (to === "deck") return from === "discard" ? 0 : 3;
  if (to[0] === "d") return from[0] === "p" ? 0 : 4;
  return from === "deck" ? 1 : from[0] === "p" || from === "discard" ? 2 : 4;
};
