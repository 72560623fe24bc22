// The answers that may be given, read from their notation (notation.py), and sorted by what one touches to give them.

import type { LegalAction } from "../../wire";

export interface Step {
  pawn: string;
  to: string;
  legal: LegalAction;
}

export interface Mark {
  sign: "+" | "-" | "^";
  at: string;
  legal: LegalAction;
}

/** How the signs of marks are drawn. */
export const SIGNS = { "+": "+", "-": "−", "^": "↥" } as const;

export interface Moves {
  /** By their notation: cards from the hand. */
  plays: Map<string, LegalAction>;
  /** Pawns, and the tracer as `T`, with where they may go. */
  steps: Step[];
  marks: Mark[];
  /** By number of the place. */
  lays: Map<number, LegalAction>;
  /** What has a button of its own; places for a module, too. */
  buttons: LegalAction[];
}

const PLAY = /^(?:\d+|J|H)(?:\+(?:\d+|J|H))*$/;
const STEP = /^([1-6][xy]|T)>(.+)$/;
const MARK = /^([-+^])([a-d][1-8])$/;
const LAY = /^place (\d+)$/;

export function sort(legal: LegalAction[]): Moves {
  const moves: Moves = { plays: new Map(), steps: [], marks: [], lays: new Map(), buttons: [] };
  for (const one of legal) {
    const step = STEP.exec(one.move);
    const mark = MARK.exec(one.move);
    if (PLAY.test(one.move)) moves.plays.set(one.move, one);
    else if (step) moves.steps.push({ pawn: step[1]!, to: step[2]!, legal: one });
    else if (mark) moves.marks.push({ sign: mark[1] as Mark["sign"], at: mark[2]!, legal: one });
    else {
      const lay = LAY.exec(one.move);
      if (lay) moves.lays.set(Number(lay[1]), one);
      moves.buttons.push(one);
    }
  }
  return moves;
}

/** Cards as a play is written: ranks, jokers, the Black Hat. */
export function write(cards: string[]): string {
  const order = (card: string) => (card === "H" ? 99 : card === "J" ? 98 : Number(card));
  return [...cards].sort((one, other) => order(one) - order(other)).join("+");
}
