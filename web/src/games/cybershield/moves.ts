// The answers that may be given, read from their notation (notation.py), and sorted by what one touches to give them.

import { add, type CardAction } from "../../lib/cardActions";
import type { QueuedMove } from "../../lib/moveQueue.svelte";
import type { LegalAction } from "../../wire";
import type { Kind, Place, Scene } from "./scene";

/** Something that may be done: an answer, or several that follow each other. */
export interface Act {
  /** As the first answer, or as the page says it. */
  legal: LegalAction | null;
  steps: QueuedMove[];
  /** The symbol through which two cards are joined. */
  symbol: string | null;
}

export interface Moves {
  /** Their targets: cards of the table such as `1-4`. */
  deeds: CardAction[];
  /** By card of the table: what is done with it and with no card of the hand. */
  places: Map<string, LegalAction[]>;
  /** By card of the table: taking it off its joints. */
  shifts: Map<string, LegalAction>;
  /** By card of the table: joining the card in question to it. */
  joins: Map<string, Act[]>;
  /** By card that one looks at: taking it, or putting it under the deck. */
  picks: Map<string, LegalAction>;
  /** What has a button of its own. */
  buttons: LegalAction[];
}

const ON = /^([a-z-]+)>(\d+)(?:\+[a-z-]+)?$/;
const CARD = /^(?:play|drop) ([a-z-]+)$/;
const PICK = /^(?:choose|under) ([a-z-]+)$/;
const PLACE = /^(?:restore|pay|scrap) (\d+)/;
const SHIFT = /^move (\d+)$/;
const JOIN = /^join (\d+) ([a-z]+)$/;

export function sort(scene: Scene, kinds: Map<string, Kind>, legal: LegalAction[]): Moves {
  const moves: Moves = { deeds: [], places: new Map(), shifts: new Map(), joins: new Map(), picks: new Map(), buttons: [] };
  const own = (number: string): string => `${scene.seat}-${number}`;
  for (const one of legal) {
    let found: RegExpExecArray | null;
    if ((found = ON.exec(one.move)))
      moves.deeds.push({ card: found[1]!, target: `${side(scene, kinds.get(found[1]!))}-${found[2]}`, legal: one });
    else if (one.move === "cancel") moves.deeds.push({ card: "training", target: null, legal: one });
    else if ((found = CARD.exec(one.move))) moves.deeds.push({ card: found[1]!, target: null, legal: one });
    else if ((found = PICK.exec(one.move))) moves.picks.set(found[1]!, one);
    else if ((found = SHIFT.exec(one.move))) moves.shifts.set(own(found[1]!), one);
    else if ((found = JOIN.exec(one.move))) add(moves.joins, own(found[1]!), act(one, found[2]!));
    else if ((found = PLACE.exec(one.move))) add(moves.places, own(found[1]!), one);
    else moves.buttons.push(one);
  }
  return moves;
}

const act = (legal: LegalAction, symbol: string | null = null): Act => ({ legal, steps: [], symbol });

/** Whose cards a card is played on. */
export const side = (scene: Scene, kind: Kind | undefined): number => (kind?.aims === "other" ? 1 - scene.seat : scene.seat);

/** By card of the table: what may be done there with the chosen card of the hand, with the card that is being joined, or
    with the card `held` that would be moved. */
export function targets(moves: Moves, chosen: string | null, held: Place | undefined): Map<string, Act[]> {
  if (moves.joins.size) return moves.joins;
  const found = new Map<string, Act[]>();
  if (chosen !== null) {
    for (const deed of moves.deeds) if (deed.card === chosen && deed.target !== null) add(found, deed.target, act(deed.legal));
  } else if (held && moves.shifts.has(held.id))
    for (const way of held.ways) add(found, way.place, { legal: null, steps: moving(held, way.place, way.symbol), symbol: way.symbol });
  return found;
}

/** CS-4.1: off its joints, onto a symbol of another card, and that is all. */
function moving(card: Place, to: string, symbol: string): QueuedMove[] {
  return [
    { move: `move ${card.number}`, question: "arrange" },
    { move: `join ${to.split("-")[1]} ${symbol}`, question: "join" },
    { move: "done", question: "join" },
  ];
}

/** The move that stands for a card and a place that is not lit, to ask why it is not; null if there is nothing to ask. */
export function doubt(scene: Scene, kind: Kind | undefined, place: Place | undefined): string | null {
  if (!kind) return null;
  if (kind.aims === null) return `play ${kind.card}`;
  return place && place.player === side(scene, kind) ? `${kind.card}>${place.number}` : null;
}
