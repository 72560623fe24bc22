// The legal actions, sorted by what one touches to take them.

import { add, type CardAction, type Legal } from "../../lib/cardActions";
import type { QueuedMove } from "../../lib/moveQueue.svelte";
import type { LegalAction } from "../../wire";
import type { Kind, Place, Scene } from "./scene";
import type { Move } from "./wire";

export type Action = Legal<Move>;

/** Something that may be done: an action, or several that follow each other. */
export interface Act {
  /** The only action; none if there are several. */
  legal: LegalAction | null;
  steps: QueuedMove[];
  /** The symbol through which two cards are joined. */
  symbol: string | null;
}

export interface Moves {
  /** Their targets: cards of the table such as `1-4`. */
  cards: CardAction[];
  /** By card of the table: what is done with it and with no card of the hand. */
  places: Map<string, Action[]>;
  /** By card of the table: taking it off its joints. */
  shifts: Map<string, Action>;
  /** By card of the table: joining the card in question to it. */
  joins: Map<string, Act[]>;
  /** By card that one looks at: taking it, or putting it under the deck. */
  picks: Map<string, Action>;
  /** What has a button of its own. */
  buttons: Action[];
}

export function sort(scene: Scene, kinds: Map<string, Kind>, legal: Action[]): Moves {
  const moves: Moves = { cards: [], places: new Map(), shifts: new Map(), joins: new Map(), picks: new Map(), buttons: [] };
  const own = (slot: number): string => `${scene.seat}-${slot}`;
  for (const one of legal) {
    const { move } = one;
    switch (move.type) {
      case "cs.play-on":
        moves.cards.push({ card: move.card, target: `${side(scene, kinds.get(move.card))}-${move.slot}`, legal: one });
        break;
      case "cs.cancel":
        moves.cards.push({ card: "training", target: null, legal: one });
        break;
      case "cs.play":
      case "cs.discard":
        moves.cards.push({ card: move.card, target: null, legal: one });
        break;
      case "cs.take-shown":
      case "cs.put-under":
        moves.picks.set(move.card, one);
        break;
      case "cs.move":
        moves.shifts.set(own(move.slot), one);
        break;
      case "cs.join":
        add(moves.joins, own(move.slot), act(one, move.symbol));
        break;
      case "cs.restore":
      case "cs.scrap":
        add(moves.places, own(move.slot), one);
        break;
      default:
        moves.buttons.push(one);
    }
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
    for (const action of moves.cards) if (action.card === chosen && action.target !== null) add(found, action.target, act(action.legal));
  } else if (held && moves.shifts.has(held.id))
    for (const way of held.ways) add(found, way.place, { legal: null, steps: moving(held, way.place, way.symbol), symbol: way.symbol });
  return found;
}

/** CS-4.1: off its joints, onto a symbol of another card, and that is all. */
function moving(card: Place, to: string, symbol: string): QueuedMove[] {
  return [
    { notation: `move ${card.number}`, decision: "arrange" },
    { notation: `join ${to.split("-")[1]} ${symbol}`, decision: "join" },
    { notation: "done", decision: "join" },
  ];
}

/** The notation of the move that stands for a card and a place that is not lit, to ask why it is not; null if there is nothing to ask. */
export function illegalMove(scene: Scene, kind: Kind | undefined, place: Place | undefined): string | null {
  if (!kind) return null;
  if (kind.aims === null) return `play ${kind.card}`;
  return place && place.player === side(scene, kind) ? `${kind.card}>${place.number}` : null;
}
