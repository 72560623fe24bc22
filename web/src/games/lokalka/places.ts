// Where the cards of a scene lie: `p0` is a hand, `dH2` the defence of a host, `b0` a bomb before a player, `stage` the card
// that is being played and `stage-d` the defence against it.

import { backs, faces, openHand, partlyKnown } from "../../lib/cardCounts";
import type { Distance, Wanted } from "../../lib/table/tokens";
import type { Scene } from "./scene";
import { stageOf, type Staged } from "./staged";

/** The cards of a player's hand as far as the reader knows them. */
function known(scene: Scene, open: readonly Scene[], player: number): string[] {
  const hand = openHand(scene, [...open], player) ?? scene.hands[player];
  if (hand) return faces(hand);
  return scene.marked.flatMap((card) => (card.holder === player && card.card !== null ? [card.card] : []));
}

export function cards(scene: Staged, open: readonly Scene[]): Wanted {
  const all: Wanted = new Map();
  const stage = stageOf(scene);
  all.set("deck", backs(scene.deck));
  all.set("discard", faces(scene.discard));
  all.set("stage", stage?.card ? [stage.card] : []);
  all.set("stage-d", stage?.defence ? [stage.defence] : []);
  for (const place of scene.places) all.set(`d${place.id}`, place.defence ? [place.defence] : []);
  scene.players.forEach((player, number) => {
    all.set(`p${number}`, partlyKnown(known(scene, open, number), player.size));
    all.set(`b${number}`, player.bomb ? ["bomb"] : []);
  });
  return all;
}

/** What cards usually do: out of the deck into hands, from there to the middle and to hosts, and to the discard pile. */
export const distance: Distance = (from, to) => {
  if (from === to) return 0;
  if (to === "discard") return from.startsWith("stage") ? 0 : from[0] === "p" || from[0] === "b" || from[0] === "d" ? 1 : 3;
  if (to === "stage-d") return from[0] === "d" && from !== "deck" ? 0 : from[0] === "p" ? 1 : 4;
  if (to === "stage" || to[0] === "b") return from[0] === "p" || from[0] === "b" ? 0 : 4;
  if (to === "deck") return from === "discard" ? 0 : 3;
  if (to[0] === "d") return from === "stage-d" || from[0] === "p" ? 0 : 4;
  return from === "deck" ? 1 : from[0] === "p" || from === "discard" ? 2 : 4;
};
