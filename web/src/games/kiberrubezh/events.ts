// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** KR-3.3: all cards that can be are upright again. */
export interface AllUpright {
  type: "kr.all-upright";
  player: number;
}

/** Card 53 */
export interface Banned {
  type: "kr.banned";
  player: number;
  category: number;
}

/** KR-3.7; `complete`: the attack is blocked (card 18 needs two) */
export interface Blocked {
  type: "kr.blocked";
  player: number;
  measure: number;
  attack: number;
  complete: boolean;
}

/** Card 46 */
export interface Cancelled {
  type: "kr.cancelled";
  player: number;
  kind: number;
}

/** KR-2.1 */
export interface Dealt {
  type: "kr.dealt";
  player: number;
  kind: number;
}

export interface Destroyed {
  type: "kr.destroyed";
  player: number;
  kind: number;
}

/** From a hand; `at_random` or chosen by the attacker */
export interface Discarded {
  type: "kr.discarded";
  player: number;
  kind: number;
  at_random: boolean;
}

/** KR-3.2 */
export interface Drew {
  type: "kr.drew";
  player: number;
  kind: number;
  observers: number[];
}

/** KR-3.5: discarded by its owner; `forced`: because the power is not enough */
export interface Dropped {
  type: "kr.dropped";
  player: number;
  kind: number;
  forced: boolean;
}

/** KR-3.1, KR-3.15; ending: deck, limit; winner -1: a draw; cards left in the decks */
export interface GameEnded {
  type: "kr.ended";
  ending: string;
  winner: number;
  decks: number[];
}

/** KR-1.10: by kind */
export interface HandSeen {
  type: "kr.hand";
  player: number;
  hand: number[];
}

/** KR-2.2 */
export interface Kept {
  type: "kr.kept";
  player: number;
}

/** KR-3.4, KR-3.5 */
export interface Laid {
  type: "kr.laid";
  player: number;
  kind: number;
}

/** KR-3.8: a card of a deck goes to the discard pile. */
export interface Milled {
  type: "kr.milled";
  player: number;
  kind: number;
}

/** KR-3.6: a means of the next wave */
export interface Named {
  type: "kr.named";
  player: number;
  kind: number;
}

/** KR-3.14: the effect has no object. */
export interface NoObject {
  type: "kr.nothing";
  player: number;
  kind: number;
}

/** Card 25: put back; the first one is on top */
export interface Ordered {
  type: "kr.ordered";
  player: number;
  kind: number;
  observers: number[];
}

/** Card 25: a card of the deck of a player, seen by the other */
export interface Peeked {
  type: "kr.peeked";
  player: number;
  kind: number;
  observers: number[];
}

/** KR-3.16: assets, deployment, attack */
export interface PhaseBegan {
  type: "kr.phase";
  player: number;
  phase: string;
}

/** KR-1.6: an event */
export interface Played {
  type: "kr.played";
  player: number;
  kind: number;
}

/** Card 52 */
export interface PowerGained {
  type: "kr.power";
  player: number;
  power: number;
}

/** KR-2.2, cards 11 and 50 */
export interface PutUnder {
  type: "kr.under";
  player: number;
  kind: number;
  observers: number[];
}

/** KR-2.2; `shown`: the hand that was shown, by kind, if it was free */
export interface Redealt {
  type: "kr.redealt";
  player: number;
  free: boolean;
  shown: number[];
}

/** KR-2.1 */
export interface StarterChosen {
  type: "kr.starter";
  player: number;
}

/** KR-3.8; `by_text`: it does its text, else it sends two cards */
export interface Struck {
  type: "kr.struck";
  player: number;
  kind: number;
  by_text: boolean;
}

/** KR-3.1; `turn` counts the player's own. */
export interface TurnBegan {
  type: "kr.turn";
  player: number;
  turn: number;
}

/** KR-3.9 */
export interface TurnEnded {
  type: "kr.turn-ended";
  player: number;
}

/** KR-3.11; `stays`: through its owner's next turn; `forced`: because the power is not enough (KR-3.5) */
export interface Turned {
  type: "kr.turned";
  player: number;
  kind: number;
  stays: boolean;
  forced: boolean;
}

/** Cards 10 and 47 */
export interface Upright {
  type: "kr.upright";
  player: number;
  kind: number;
}

/** Card 10: turned for its property */
export interface Used {
  type: "kr.used";
  player: number;
  kind: number;
}

/** KR-3.6: counts by kind */
export interface WaveDeclared {
  type: "kr.wave";
  player: number;
  wave: number[];
}

export type GameEvent = StarterChosen | Dealt | Kept | Redealt | PutUnder | TurnBegan | Drew | AllUpright | PhaseBegan | Laid | Played | Used | Dropped | Named | WaveDeclared | Blocked | Struck | Milled | Turned | Upright | Destroyed | HandSeen | Discarded | Peeked | Ordered | PowerGained | Banned | Cancelled | NoObject | TurnEnded | GameEnded;
