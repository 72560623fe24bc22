// The legal actions, sorted by what one touches to take them.

import { add, type CardAction, type Legal } from "../../lib/cardActions";
import type { Move } from "./wire";

export type Action = Legal<Move>;

export interface Moves {
  /** Their targets: a host such as `H2`, a player's role host if they are meant, or a card of the discard pile. */
  cards: CardAction[];
  /** By machine: the auxiliary host to be laid. */
  lays: Map<string, Action>;
  /** What has a button of its own. */
  buttons: Action[];
}

export function sort(legal: Action[]): Moves {
  const moves: Moves = { cards: [], lays: new Map(), buttons: [] };
  for (const one of legal) {
    const { move } = one;
    const addAction = (card: string, target: string | null): void => void moves.cards.push({ card, target, legal: one });
    switch (move.type) {
      case "lok.attack":
        addAction(`a${move.level}`, move.place);
        break;
      case "lok.defend":
        addAction(`d${move.level}`, move.place);
        break;
      case "lok.against":
        addAction(move.card, `P${move.player}`);
        break;
      case "lok.take-back":
        addAction("backup", move.card);
        break;
      case "lok.maintain":
        addAction("maintenance", move.place);
        break;
      case "lok.special":
      case "lok.discard":
      case "lok.show":
        addAction(move.card, null);
        break;
      case "lok.build":
        moves.lays.set(move.host, one);
        break;
      default:
        moves.buttons.push(one);
    }
  }
  return moves;
}

/** The actions by the place they are done to; those of one card, if it is given. */
export function targets(moves: Moves, card: string | null): Map<string, CardAction[]> {
  const found = new Map<string, CardAction[]>();
  for (const action of moves.cards)
    if (action.target !== null && (card === null || action.card === card)) add(found, action.target, action);
  return found;
}

/** The notation of the move that stands for a card and a place that is not lit, to ask why it is not; null if there is nothing to ask. */
export function illegalMove(card: string, place: string | null): string | null {
  if (/^(flood|viruses|router|botnet|bomb)$/.test(card)) return card;
  if (place === null) return null;
  if (/^[ad]\d$/.test(card)) return `${card}>${place}`;
  if (card === "maintenance") return `repair ${place}`;
  return /^(social|direct|sandbox)$/.test(card) && place[0] === "P" ? `${card} ${place.slice(1)}` : null;
}
