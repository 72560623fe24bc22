// Where the cards of a scene lie: `h0` is a hand, `d0` a deck, `p0` a discard pile and `q0` its upper card, `t0.…` the
// table, `w.…` a lane of the wave, `b.…` what blocks it, `x.…` cards that lie open to be chosen from.

import { backs, faces, openHand, partlyKnown } from "../../lib/cardCounts";
import type { Distance, Face, Wanted } from "../../lib/table/tokens";
import type { Use } from "./plan";
import type { CardCount, Lying, Scene } from "./scene";
import { extra, lanes, tile, type Seen } from "./seen";

export const open = (card: string): string => `x.${card}`;

/** Cards that lie open for the reader to choose from: of a hand, a pile, or the top of a deck. */
export function tray(scene: Scene): { cards: readonly CardCount[]; from: "h" | "p" | "d"; side: number } | null {
  const { name, player, among, side } = scene.decision;
  if (player !== scene.seat || scene.seat < 0) return null;
  if (name === "order") return { cards: scene.seen, from: "d", side: 1 - scene.seat };
  if (name !== "object" || side === null) return null;
  if (among === "hand") return { cards: scene.players[side]!.known, from: "h", side };
  return among === "pile" ? { cards: scene.players[side]!.pile, from: "p", side } : null;
}

/** `scenes`: every seat's own, in a replay that shows all hands. */
export function cards(scene: Seen, scenes: readonly Seen[]): Wanted {
  const all: Wanted = new Map();
  const { top, uses, plan } = extra(scene);
  const out = tray(scene);
  scene.players.forEach((player, number) => {
    const lies = (from: "h" | "p" | "d"): boolean => out?.from === from && out.side === number;
    const shown = out ? out.cards.reduce((sum, one) => sum + one.count, 0) : 0;
    const known = lies("h") ? [] : faces(openHand(scene, [...scenes], number) ?? player.known);
    all.set(`h${number}`, partlyKnown(known, player.size - (lies("h") ? shown : 0)));
    all.set(`d${number}`, backs(player.deck - (lies("d") ? shown : 0)));
    const pile = lies("p") ? [] : faces(player.pile);
    const upper = pile.includes(top[number] ?? "") ? top[number]! : (pile.at(-1) ?? null);
    all.set(`p${number}`, pile.filter((_, n) => n !== pile.indexOf(upper ?? "")));
    all.set(`q${number}`, upper === null ? [] : [upper]);
    for (const one of player.table) all.set(tile(number, one.card, one.state), Array<Face>(Math.max(0, one.count)).fill(one.card));
  });
  for (const one of out?.cards ?? []) all.set(open(one.card), Array<Face>(one.count).fill(one.card));
  for (const lane of lanes(scene)) all.set(lane.id, [lane.card]);
  // What blocks steps forward: where it lay there is one less.
  const goesOn = scene.decision.name === "block-on" ? scene.decision.card : null;
  const planned = (plan?.uses ?? []).filter(({ measure }, n) => n > 0 || measure !== goesOn);
  const lay = { done: ["turned", "upright", "locked"], planned: ["upright"] } as const;
  const step = (use: Use, states: readonly Lying["state"][]): void => {
    const lying = states.map((state) => all.get(tile(1 - scene.wave!.player, use.measure, state))).find((one) => one?.length);
    if (!lying?.pop()) return;
    const place = `b.${use.lanes[0]}`;
    all.set(place, [...(all.get(place) ?? []), use.measure]);
  };
  if (scene.wave) {
    for (const use of uses) step(use, lay.done);
    for (const use of planned) step(use, lay.planned);
  }
  return all;
}

const PILES = ["p", "q"];

const owner = (place: string): string | undefined => ("hdpqt".includes(place[0]!) ? place[1] : undefined);

/** What cards usually do: out of the deck into the hand or onto the discard pile, from the hand to the table, from there
    into the wave and to the discard pile of the same player. */
export const distance: Distance = (from, to) => {
  if (from === to) return 0;
  const [one, other] = [from[0]!, to[0]!];
  const near = owner(from) === undefined || owner(to) === undefined || owner(from) === owner(to) ? 0 : 20;
  if (other === "h") return near + (one === "d" ? 0 : one === "x" || PILES.includes(one) ? 1 : 6);
  if (other === "x") return PILES.includes(one) || one === "h" || one === "d" ? 0 : 6;
  if (other === "w") return one === "w" ? 0 : one === "t" ? 1 : 8;
  if (other === "b") return one === "b" ? 0 : one === "t" ? 1 : 8;
  if (other === "t") return near + (one === "h" || one === "t" ? 0 : one === "w" || one === "b" ? 1 : 6);
  if (PILES.includes(other)) return near + (one === "t" || one === "d" || one === "w" ? 0 : PILES.includes(one) || one === "h" || one === "x" ? 1 : 4);
  return near + (PILES.includes(one) || one === "h" || one === "x" ? 1 : 6);
};
