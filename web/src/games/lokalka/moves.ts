// The answers that may be given, read from their notation (notation.py), and sorted by what one touches to give them.

import { add, type CardAction } from "../../lib/cardActions";
import type { LegalAction } from "../../wire";

export interface Moves {
  /** Their targets: a host such as `H2`, a player's role host if they are meant, or a card of the discard pile. */
  deeds: CardAction[];
  /** By machine: the auxiliary host to be laid. */
  lays: Map<string, LegalAction>;
  /** What has a button of its own. */
  buttons: LegalAction[];
}

const READ: [RegExp, (found: RegExpExecArray) => [string, string | null]][] = [
  [/^([ad][1-5])>([PH]\d)$/, (found) => [found[1]!, found[2]!]],
  [/^(social|direct|sandbox) (\d)$/, (found) => [found[1]!, `P${found[2]}`]],
  [/^backup (\S+)$/, (found) => ["backup", found[1]!]],
  [/^repair ([PH]\d)$/, (found) => ["maintenance", found[1]!]],
  [/^(?:drop|show) (\S+)$/, (found) => [found[1]!, null]],
  [/^(flood|viruses|router|botnet|bomb)$/, (found) => [found[1]!, null]],
];

export function sort(legal: LegalAction[]): Moves {
  const moves: Moves = { deeds: [], lays: new Map(), buttons: [] };
  for (const one of legal) {
    const deed = read(one);
    if (deed) moves.deeds.push(deed);
    else if (one.move.startsWith("lay ")) moves.lays.set(one.move.slice(4), one);
    else moves.buttons.push(one);
  }
  return moves;
}

function read(legal: LegalAction): CardAction | null {
  for (const [pattern, parts] of READ) {
    const found = pattern.exec(legal.move);
    if (!found) continue;
    const [card, target] = parts(found);
    return { card, target, legal };
  }
  return null;
}

/** The deeds by the place they are done to; those of one card, if it is given. */
export function targets(moves: Moves, card: string | null): Map<string, CardAction[]> {
  const found = new Map<string, CardAction[]>();
  for (const deed of moves.deeds)
    if (deed.target !== null && (card === null || deed.card === card)) add(found, deed.target, deed);
  return found;
}

/** The move that stands for a card and a place that is not lit, to ask why it is not; null if there is nothing to ask. */
export function doubt(card: string, place: string | null): string | null {
  if (/^(flood|viruses|router|botnet|bomb)$/.test(card)) return card;
  if (place === null) return null;
  if (/^[ad]\d$/.test(card)) return `${card}>${place}`;
  if (card === "maintenance") return `repair ${place}`;
  return /^(social|direct|sandbox)$/.test(card) && place[0] === "P" ? `${card} ${place.slice(1)}` : null;
}
