// Words for things on the table, made of the texts of the game.

import { MARK } from "../../lib/art";
import { who } from "../../lib/cardActions";
import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { HandCard } from "../../components/Hands.svelte";
import type { CardText } from "../../components/SelectedCard.svelte";
import type { CardCount, Kind, Place, Scene } from "./scene";

export const kindOf = (scene: Scene, card: string): Kind | undefined => scene.kinds.find((kind) => kind.card === card);

/** The name of a card, with its mark. */
export function cardName(scene: Scene, card: string): string {
  const kind = kindOf(scene, card);
  return kind ? say(`card-${kind.id}`) + (kind.reconstructed ? MARK : "") : card;
}

/** Its kind, level and colour. */
export function cardFacts(kind: Kind): string {
  const family = say(kind.level ? (kind.card[0] === "a" ? "kind-attack" : "kind-defence") : "kind-special");
  const level = kind.level ? [say("lok-level", { level: kind.level })] : [];
  return [family, ...level, say(`colour-${kind.colour}`)].join(" · ");
}

export function cardText(scene: Scene, card: string | null): CardText | null {
  const kind = card === null ? undefined : kindOf(scene, card);
  if (!kind) return null;
  const { id, reconstructed } = kind;
  return { name: cardName(scene, kind.card), facts: cardFacts(kind), text: say(`card-${id}.help`), idea: say(`card-${id}.idea`), reconstructed };
}

/** Cards of an open hand, with those who know of a card that it is there (LOK-4.7). */
export function handCards(scene: Scene, names: string[], player: number, held: CardCount[]): HandCard[] {
  const known = new Map(scene.marked.flatMap(({ card, holder, by }) => (card !== null && holder === player ? [[card, by]] : [])));
  return held.map(({ card, count }) => {
    const kind = kindOf(scene, card);
    const by = (known.get(card) ?? []).filter((seat) => seat >= 0 && seat !== player);
    const knowers = by.map((seat) => (seat === scene.seat ? say("lok-you") : (names[seat] ?? ""))).join(", ");
    const notes = knowers ? [say("lok-known-by", { players: knowers })] : [];
    return { card, count, name: cardName(scene, card), facts: kind ? cardFacts(kind) : "", notes, knowers: knowers || null };
  });
}

/** As in `Phishing ×2, Router`. */
export const listed = (scene: Scene, held: CardCount[]): string =>
  held.map((one) => cardName(scene, one.card) + times(one.count)).join(", ") || "–";

/** Short, with its place in the notation. */
export function placeName(scene: Scene, names: string[], id: string): string {
  const place = scene.places.find((one) => one.id === id);
  if (!place) return id;
  return `${id} ${place.player === null ? (place.host ? say(`host-${place.host}`) : say("lok-empty")) : names[place.player]}`;
}

/** All that lies open on a place. */
export function placeWords(scene: Scene, names: string[], place: Place): string[] {
  const out: string[] = [];
  const player = place.player === null ? undefined : scene.players[place.player];
  if (place.player !== null) out.push(`${place.id}: ${say("lok-role-host", who(scene, names, place.player))}`);
  else if (place.host) out.push(`${place.id}: ${say(`host-${place.host}`)}, ${say("lok-aux-host")}`);
  else return [`${place.id}: ${say("lok-empty")}`];
  const role = place.player === null ? null : scene.roles[place.player];
  if (place.player !== null) out.push(role ? say("lok-role", { role: say(`role-${role}`) }) : say("lok-role-hidden"));
  if (!place.nodes && scene.round > 0) return [...out, say(place.player === null ? "lok-host-out" : "lok-player-out")];
  out.push(say("lok-nodes", { nodes: place.nodes, full: `${place.full}${place.reconstructed ? MARK : ""}` }));
  out.push(place.defence ? say("lok-defence", { level: place.defence.slice(1), name: cardName(scene, place.defence) }) : say("lok-defence-none"));
  if (place.player === null && place.owner !== null) out.push(say("lok-owner", who(scene, names, place.owner)));
  if (!player) return out;
  out.push(say("lok-cards", { count: player.size }));
  if (scene.turn === place.player) out.push(say("lok-on-turn"));
  if (player.skips) out.push(say("lok-skips", { count: player.skips }));
  if (player.bomb) out.push(say("lok-bomb"));
  return place.player === scene.seat ? out : [...out, ...knownWords(scene, names, place.player)];
}

/** LOK-4.7: the cards of a hand that the reader knows, and those that others know. */
function knownWords(scene: Scene, names: string[], player: number | null): string[] {
  const marked = scene.marked.filter((card) => card.holder === player);
  const known = marked.flatMap((card) => (card.card === null ? [] : [cardName(scene, card.card)]));
  const hidden = marked.filter((card) => card.card === null);
  return [
    ...(known.length ? [say("lok-knows", { cards: known.join(", ") })] : []),
    ...hidden.map((card) => say("lok-known-card", { players: card.by.flatMap((seat) => names[seat] ?? []).join(", ") })),
  ];
}

/** Whether the reader can attack a place, and how; nothing if they take no part. */
export function reachWords(scene: Scene, names: string[], id: string): { text: string; rule: string } | null {
  const way = scene.reach.find((one) => one.place === id);
  if (!way) return null;
  const start = placeName(scene, names, way.start);
  const past = way.past.map((at) => placeName(scene, names, at)).join(", ");
  return { text: say(past ? "lok-reach-past" : "lok-reach-near", { start, past }), rule: way.rule };
}
