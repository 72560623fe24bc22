// Words for things on the table, made of the texts of the game.

import { signed } from "../../lib/art";
import { who } from "../../lib/cardActions";
import { times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import { SIGNS } from "./art";
import type { Attached, CardCount, Kind, Place, Scene, Waiting } from "./scene";

export const kindOf = (scene: Scene, card: string): Kind | undefined => scene.kinds.find((kind) => kind.card === card);
export const placeOf = (scene: Scene, id: string): Place | undefined => scene.places.find((place) => place.id === id);

export const cardName = (card: string): string => say(`card-${card}`);

/** What it does, without the numbers of the rules. */
export const cardText = (card: string): string => say(`card-${card}.text`).replace(/ \(CS-[^)]*\)/g, "");

/** Its kind, points, symbols, and whether it is free of the plays of a turn. `spoken`: symbols by their names. */
export function cardFacts(kind: Kind, spoken = false): string {
  const out = [say(`kind-${kind.kind}`)];
  if (kind.kind !== "event") out.push(say("shield-points", { count: kind.points, points: signed(kind.points) }));
  if (kind.symbols.length) out.push(kind.symbols.map((symbol) => (spoken ? say(`symbol-${symbol}`) : SIGNS[symbol])).join(spoken ? ", " : ""));
  if (kind.free) out.push(say("shield-free"));
  return out.join(" · ");
}

/** As in `Phishing ×2, Laptop`. */
export const listed = (held: readonly CardCount[]): string =>
  held.map((one) => cardName(one.card) + times(one.count)).join(", ") || "–";

/** A card on the table: its title and its number there. */
export function placeName(scene: Scene, id: string): string {
  const place = placeOf(scene, id);
  return place ? `${say(`card-${place.card}`)} ${place.number}` : id;
}

/** … and whose it is, if that is not clear. */
function ownedName(scene: Scene, names: readonly string[], id: string, by: number): string {
  const place = placeOf(scene, id);
  if (!place) return "";
  if (place.player === by && by !== scene.seat) return placeName(scene, id);
  return say("place-name", { at: place.card, slot: place.number, whose: place.player === scene.seat ? "you" : "other", holder: names[place.player] ?? "" });
}

export function attachedWords(scene: Scene, names: readonly string[], one: Attached): string {
  const name = cardName(one.card) + times(one.count);
  const kind = kindOf(scene, one.card)?.kind;
  const words = [name];
  if (kind === "attack") words.push(say("shield-attack-of", who(scene, [...names], one.player)));
  if (one.target) words.push(say("shield-on-attached", { card: say(`card-${one.target}`) }));
  if (one.disrupted) words.push(say("shield-state-disrupted"));
  else words.push(say("shield-points", { count: one.points, points: signed(one.points) }));
  return words.join(", ");
}

/** All that lies open on a card of the table, as it is read out. */
export function placeWords(scene: Scene, names: readonly string[], place: Place): string[] {
  const out = [`${cardName(place.card)} ${place.number}`, say(`shield-state-${place.state}`)];
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

export function waitingWords(scene: Scene, names: readonly string[], one: Waiting): string {
  const card = one.card ? cardName(one.card) : "";
  const part = one.part ? `${say(`card-${one.part}`)}, ` : "";
  const on = one.on === null ? "" : `${part}${ownedName(scene, names, one.on, one.player)}`;
  return say(one.name === "card" && on ? "shield-waits-on" : `shield-waits-${one.name}`, { ...who(scene, [...names], one.player), card, on });
}

/** A change of points: with a sign in any case. */
export const signedPlus = (value: number): string => (value > 0 ? `+${value}` : signed(value));
