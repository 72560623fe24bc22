// Words for things on the table, made of the texts of the game.

import { MARK, signed } from "../../lib/art";
import { actionText, who } from "../../lib/cardActions";
import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { HandCard } from "../../components/Hands.svelte";
import type { CardText } from "../../components/SelectedCard.svelte";
import { SIGNS } from "./art";
import type { Act } from "./moves";
import type { Attached, CardCount, Kind, Place, Scene, Waiting } from "./scene";

export const kindOf = (scene: Scene, card: string): Kind | undefined => scene.kinds.find((kind) => kind.card === card);
export const placeOf = (scene: Scene, id: string): Place | undefined => scene.places.find((place) => place.id === id);

/** The name of a card, with its mark. */
export function cardName(scene: Scene, card: string): string {
  return say(`card-${card}`) + (kindOf(scene, card)?.reconstructed ? MARK : "");
}

/** Its kind, points, keywords, and whether it is free of the plays of a turn. */
export function cardFacts(kind: Kind): string {
  const out = [say(`kind-${kind.kind}`)];
  if (kind.kind !== "event") out.push(say("shield-points", { count: kind.points, points: signed(kind.points) }));
  if (kind.symbols.length) out.push(kind.symbols.map((symbol) => SIGNS[symbol]).join(""));
  if (kind.free) out.push(say("shield-free"));
  return out.join(" · ");
}

export function cardText(scene: Scene, card: string | null): CardText | null {
  const kind = card === null ? undefined : kindOf(scene, card);
  if (!kind) return null;
  const [text, idea] = [say(`card-${card}.text`), say(`card-${card}.idea`)];
  const keywords = kind.keywords.map((word) => say(`keyword-${word}`)).join(" · ");
  return { name: cardName(scene, kind.card), facts: cardFacts(kind), text, idea, keywords, reconstructed: kind.reconstructed };
}

/** Cards of an open hand; those that the opponent has seen are marked. */
export function handCards(scene: Scene, player: number, held: CardCount[]): HandCard[] {
  const seen = new Set(scene.players[player]!.known.map((one) => one.card));
  return held.map(({ card, count }) => {
    const kind = kindOf(scene, card);
    const known = seen.has(card);
    const facts = kind ? cardFacts(kind) : "";
    return { card, count, name: cardName(scene, card), facts, notes: known ? [say("shield-seen")] : [], knowers: known ? "" : null };
  });
}

/** As in `Phishing ×2, Laptop`. */
export const listed = (scene: Scene, held: CardCount[]): string =>
  held.map((one) => cardName(scene, one.card) + times(one.count)).join(", ") || "–";

/** A card on the table: its title and its number there. */
export function placeName(scene: Scene, id: string): string {
  const place = placeOf(scene, id);
  return place ? `${say(`card-${place.card}`)} ${place.number}` : id;
}

/** … and whose it is. */
export function ownedName(scene: Scene, names: string[], id: string): string {
  const owner = placeOf(scene, id)?.player;
  if (owner === undefined) return id;
  return `${placeName(scene, id)} (${owner === scene.seat ? say("shield-you") : (names[owner] ?? "")})`;
}

export function attachedWords(scene: Scene, names: string[], one: Attached): string {
  const name = cardName(scene, one.card) + times(one.count);
  const kind = kindOf(scene, one.card)?.kind;
  const words = [name];
  if (kind === "attack") words.push(say("shield-attack-of", who(scene, names, one.player)));
  if (one.target) words.push(say("shield-on-attached", { card: say(`card-${one.target}`) }));
  if (one.disrupted) words.push(say("shield-state-disrupted"));
  else words.push(say("shield-points", { count: one.points, points: signed(one.points) }));
  return words.join(", ");
}

/** All that lies open on a card of the table, as it is read out. */
export function placeWords(scene: Scene, names: string[], place: Place): string[] {
  const out = [`${cardName(scene, place.card)} ${place.number}`, say(`shield-state-${place.state}`)];
  if (place.state !== "announced") out.push(say("shield-points", { count: place.points, points: signed(place.points) }));
  const joined = place.ports.flatMap((port) => (port.to ? [`${placeName(scene, port.to)} (${say(`symbol-${port.symbol}`)})`] : []));
  out.push(joined.length ? say("shield-joined", { cards: joined.join(", ") }) : say("shield-joined-none"));
  const free = place.ports.flatMap((port) => (port.free ? [say(`symbol-${port.symbol}`)] : []));
  if (free.length) out.push(say("shield-free-symbols", { symbols: free.join(", ") }));
  if (place.attached.length)
    out.push(say("shield-attached", { cards: place.attached.map((one) => attachedWords(scene, names, one)).join("; ") }));
  if (place.powered) out.push(say("shield-powered"));
  if (place.open) out.push(say("shield-open"));
  if (place.moved) out.push(say("shield-moved"));
  return out;
}

/** What an act does, for a button. */
export function actWords(scene: Scene, held: string | null, to: string, act: Act): string {
  if (act.legal) return actionText(act.legal);
  const card = held === null ? "" : placeName(scene, held);
  return say("shield-move-to", { card, to: placeName(scene, to), symbol: say(`symbol-${act.symbol}`) });
}

export function waitingWords(scene: Scene, names: string[], one: Waiting): string {
  const card = one.card ? cardName(scene, one.card) : "";
  const part = one.part ? `${say(`card-${one.part}`)}, ` : "";
  const on = one.on === null ? "" : `${part}${ownedName(scene, names, one.on)}`;
  return say(one.name === "card" && on ? "shield-waits-on" : `shield-waits-${one.name}`, { ...who(scene, names, one.player), card, on });
}

/** A change of points: with a sign in any case. */
export const signedPlus = (value: number): string => (value > 0 ? `+${value}` : signed(value));
