// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** BH-11.1 */
export interface AssetTurned {
  type: "bh.asset";
  tile: number;
}

/** BH-2.6 */
export interface DealerChosen {
  type: "bh.dealer";
  player: number;
}

/** BH-2.4. `kind` is -1 for everybody else, unless it lies open. */
export interface Dealt {
  type: "bh.dealt";
  player: number;
  kind: number;
  open: boolean;
}

/** BH-6.1. `kind` is -1 for everybody else, unless it lies open. */
export interface Drew {
  type: "bh.drew";
  player: number;
  kind: number;
  open: boolean;
}

/** BH-9.1; ending: asset, blocked, limit, traced, alone. BH-13.1: statuses are shown (values by player; none without the option). */
export interface GameEnded {
  type: "bh.ended";
  ending: string;
  totals: number[];
  statuses: number[];
  winners: number[];
}

/** BH-2.3: `turned` is the kind of the card that decided who gets the Black Hat, -1 if none did. */
export interface HatGiven {
  type: "bh.hat-given";
  player: number;
  turned: number;
}

/** BH-10.3 */
export interface Jailed {
  type: "bh.jailed";
  pawn: number;
  from_space: number;
}

/** BH-7.8: takes up one of three lying markers */
export interface Lifted {
  type: "bh.lifted";
  player: number;
  space: number;
}

/** BH-7.8 */
export interface Marked {
  type: "bh.marked";
  player: number;
  space: number;
  change: number;
}

/** BH-7.9 */
export interface ModuleDrawn {
  type: "bh.module-drawn";
  player: number;
  side: number;
}

/** BH-2.2 (player None), BH-7.9 */
export interface ModuleLaid {
  type: "bh.module-laid";
  player: number | null;
  side: number;
  place: number;
}

/** BH-6.2 */
export interface PawnMoved {
  type: "bh.moved";
  player: number;
  pawn: number;
  from_space: number;
  to_space: number;
}

/** BH-7.5 */
export interface PawnSent {
  type: "bh.sent";
  player: number;
  pawn: number;
  from_space: number;
  to_space: number;
}

/** BH-3.1, BH-3.2; BH-5.4 (the action of a pass) */
export interface Played {
  type: "bh.played";
  player: number;
  action: number;
}

/** BH-10.3: the hand is discarded face up. */
export interface PlayerOut {
  type: "bh.out";
  player: number;
  hand: number[];
}

/** BH-6.4 */
export interface Reshuffled {
  type: "bh.reshuffled";
  cards: number;
}

/** BH-2.3, BH-8.3 */
export interface RoundBegan {
  type: "bh.round";
  round: number;
  dealer: number;
  hand: number;
}

/** BH-8.2: hands are shown and counted. */
export interface RoundScored {
  type: "bh.scored";
  round: number;
  hands: number[][];
  scores: number[];
  totals: number[];
  over: boolean;
}

/** BH-13.1. `value` is -1 for everybody else, unless it lies open. */
export interface StatusDrawn {
  type: "bh.status";
  player: number;
  value: number;
  open: boolean;
}

/** BH-11.1, Leak */
export interface Swapped {
  type: "bh.swapped";
  player: number;
  other: number;
}

/** BH-5.2 */
export interface Took {
  type: "bh.took";
  player: number;
  cards: number[];
}

/** BH-10.2 */
export interface TracerMoved {
  type: "bh.tracer-moved";
  player: number;
  from_space: number;
  to_space: number;
}

/** BH-10.1 */
export interface TracerWoke {
  type: "bh.tracer-woke";
}

/** BH-3.3, BH-5.1 */
export interface TrickWon {
  type: "bh.won";
  player: number;
  black_hat: boolean;
}

/** BH-7.8: the opposite change */
export interface Unmarked {
  type: "bh.unmarked";
  player: number;
  space: number;
}

export type GameEvent = DealerChosen | StatusDrawn | ModuleDrawn | ModuleLaid | RoundBegan | HatGiven | Dealt | Played | TrickWon | Took | PawnMoved | Reshuffled | Drew | PawnSent | Marked | Unmarked | Lifted | TracerWoke | TracerMoved | Jailed | PlayerOut | AssetTurned | RoundScored | Swapped | GameEnded;
