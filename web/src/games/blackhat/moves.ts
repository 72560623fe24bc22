// The legal actions, sorted by what one touches to take them.

import type { Legal } from "../../lib/cardActions";
import type { Move, Play } from "./wire";

export type Action = Legal<Move>;

export interface Step {
  pawn: string;
  to: string;
  legal: Action;
}

export interface Mark {
  sign: "+" | "-" | "^";
  at: string;
  legal: Action;
}

/** How the signs of marks are drawn. */
export const SIGNS = { "+": "+", "-": "−", "^": "↥" } as const;

export interface Moves {
  /** By their notation: cards from the hand. */
  plays: Map<string, Legal<Play>>;
  /** Pawns, and the tracer as `T`, with where they may go. */
  steps: Step[];
  marks: Mark[];
  /** By number of the place. */
  lays: Map<number, Action>;
  /** What has a button of its own; places for a module, too. */
  buttons: Action[];
}

export function sort(legal: Action[]): Moves {
  const moves: Moves = { plays: new Map(), steps: [], marks: [], lays: new Map(), buttons: [] };
  for (const one of legal) {
    const { move } = one;
    switch (move.type) {
      case "bh.play":
        moves.plays.set(one.notation, { ...one, move });
        break;
      case "bh.step":
      case "bh.send":
        moves.steps.push({ pawn: move.pawn, to: move.space, legal: one });
        break;
      case "bh.trace":
        moves.steps.push({ pawn: "T", to: move.space, legal: one });
        break;
      case "bh.mark":
        moves.marks.push({ sign: move.up ? "+" : "-", at: move.space, legal: one });
        break;
      case "bh.lift":
        moves.marks.push({ sign: "^", at: move.space, legal: one });
        break;
      case "bh.lay":
        moves.lays.set(move.place, one);
        moves.buttons.push(one);
        break;
      default:
        moves.buttons.push(one);
    }
  }
  return moves;
}

/** The cards of a play: ranks, `J` for a joker, `H` for the Black Hat. */
export const cardsOf = ({ rank, count, jokers = 0, black_hat = false }: Play): string[] => [
  ...Array<string>(count).fill(String(rank)),
  ...Array<string>(jokers).fill("J"),
  ...(black_hat ? ["H"] : []),
];

/** Cards as a play is written: ranks, jokers, the Black Hat. */
export function write(cards: string[]): string {
  const order = (card: string) => (card === "H" ? 99 : card === "J" ? 98 : Number(card));
  return [...cards].sort((one, other) => order(one) - order(other)).join("+");
}
