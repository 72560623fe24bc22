// Words for things on the table, made of the texts of the game.

import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import { family, idOf, level } from "./kinds";
import type { CardCount, Place, Scene } from "./scene";

type Names = readonly string[];

export const cardName = (face: string): string => say(`card-${idOf(face)}`);

/** Its kind and level. */
export function cardKind(face: string): string {
  const kind = say(`kind-${family(face)}`);
  return level(face) ? `${kind} ${level(face)}` : kind;
}

/** What it does, as short as on the card. */
export function cardShort(face: string): string {
  const of = family(face);
  if (of === "special") return say("card-short", { short: idOf(face) });
  return say(`lok-short-${of}`, { level: level(face), under: level(face) - 1 });
}

export const listed = (held: readonly CardCount[]): string => held.map((one) => cardName(one.card) + times(one.count)).join(", ");

export const roleName = (role: string): string => say(`role-${role}`);

export const nameOf = (scene: Scene, names: Names, player: number): string =>
  player === scene.seat ? say("lok-you") : (names[player] ?? "");

export function placeName(scene: Scene, names: Names, id: string): string {
  const place = scene.places.find((one) => one.id === id);
  if (!place) return "";
  if (place.player !== null) return nameOf(scene, names, place.player);
  return place.host ? say(`host-${place.host}`) : say("lok-empty");
}

/** Whether it is out of the network. Before the first round nothing is. */
export const isOut = (scene: Scene, place: Place): boolean =>
  place.nodes === 0 && scene.round > 0 && (place.player !== null || place.host !== null);

/** All that lies open on a place, one fact a line. */
export function placeFacts(scene: Scene, names: Names, place: Place): string[] {
  const player = place.player === null ? undefined : scene.players[place.player];
  if (place.player === null && !place.host) return [];
  const role = place.player === null ? null : scene.roles[place.player];
  const known = place.player === null ? [] : [role ? say("lok-role", { role: roleName(role) }) : say("lok-role-hidden")];
  if (isOut(scene, place)) return [...known, say(place.player === null ? "lok-host-out" : "lok-player-out")];
  const facts = [
    ...known,
    say("lok-nodes", { nodes: place.nodes, full: place.full }),
    place.defence ? say("lok-defence", { level: level(place.defence), name: cardName(place.defence) }) : say("lok-defence-none"),
  ];
  if (place.player === null && place.owner !== null) facts.push(ownerWords(scene, names, place.owner));
  if (!player) return facts;
  facts.push(say("lok-cards", { count: player.size }));
  if (scene.turn === place.player) facts.push(say("lok-on-turn"));
  if (player.skips) facts.push(say("lok-skips", { count: player.skips }));
  if (player.bomb) facts.push(say("lok-bomb"));
  return place.player === scene.seat ? facts : [...facts, ...knownWords(scene, names, place.player!)];
}

export const ownerWords = (scene: Scene, names: Names, owner: number): string =>
  say("lok-owner", { who: owner === scene.seat ? "you" : "other", player: names[owner] ?? "" });

/** LOK-4.7: the cards of a hand that the reader knows, and those that others know. */
function knownWords(scene: Scene, names: Names, player: number): string[] {
  const marked = scene.marked.filter((card) => card.holder === player);
  const known = marked.flatMap((card) => (card.card === null ? [] : [cardName(card.card)]));
  const hidden = marked.filter((card) => card.card === null);
  return [
    ...(known.length ? [say("lok-knows", { cards: known.join(", ") })] : []),
    ...hidden.map((card) => say("lok-known-card", { players: card.by.flatMap((seat) => names[seat] ?? []).join(", ") })),
  ];
}

/** How the reader can attack a place; nothing if they cannot. */
export function reachWords(scene: Scene, names: Names, id: string): string {
  const way = scene.reach.find((one) => one.place === id);
  if (!way) return "";
  const start = placeName(scene, names, way.start);
  const past = way.past.map((at) => placeName(scene, names, at)).join(", ");
  return say(past ? "lok-reach-past" : "lok-reach-near", { start, past });
}

/** The roles that are still possible, with their share. */
export const chanceWords = (scene: Scene, player: number): string =>
  (scene.chances[player] ?? []).map((one) => say("lok-chance", { role: roleName(one.role), percent: one.percent })).join(" · ");
