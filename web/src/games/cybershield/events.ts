// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** CS-4.5: a card, and its target; place -1: none, or the card that is being played (`cancels`) */
export interface Announced {
  type: "cs.announced";
  player: number;
  kind: number;
  place?: number;
  part?: number;
  joins?: number[];
  cancels?: boolean;
}

/** CS-5.5; part 4: onto the Power generator there (CS-5.11), else -1 */
export interface Attached {
  type: "cs.attached";
  player: number;
  kind: number;
  place: number;
  part: number;
}

/** CS-4.12 */
export interface BuysPlay {
  type: "cs.buys";
  player: number;
}

/** Card 19 */
export interface Cancelled {
  type: "cs.cancelled";
  player: number;
  kind: number;
}

/** CS-3.1; the other player does not see it. */
export interface Dealt {
  type: "cs.dealt";
  player: number;
  kind: number;
}

/** CS-4.4; `at_random`: card 10 */
export interface Discarded {
  type: "cs.discarded";
  player: number;
  kind: number;
  at_random: boolean;
}

/** CS-5.3 */
export interface Disrupted {
  type: "cs.disrupted";
  place: number;
  part: number;
}

/** CS-4.2; the other player does not see it. */
export interface Drew {
  type: "cs.drew";
  player: number;
  kind: number;
}

/** CS-4.5: its condition no longer holds. */
export interface Failed {
  type: "cs.failed";
  player: number;
  kind: number;
}

/** CS-2; ending: ten, minus, deck, limit; winner -1: a draw */
export interface GameEnded {
  type: "cs.ended";
  ending: string;
  winner: number;
  scores: number[];
}

/** CS-4.12 */
export interface GotPlay {
  type: "cs.more-plays";
  player: number;
  plays: number;
}

/** Card 24 */
export interface GotTokens {
  type: "cs.tokens";
  player: number;
  tokens: number;
}

/** CS-3.1 */
export interface Kept {
  type: "cs.kept";
  player: number;
}

/** CS-4.1: a card is taken off its joints. */
export interface Lifted {
  type: "cs.lifted";
  player: number;
  place: number;
}

/** Card 25; the other player does not see it. */
export interface LookedAt {
  type: "cs.looked";
  player: number;
  kind: number;
}

/** CS-5.7: the card lies face up again. */
export interface Mended {
  type: "cs.mended";
  place: number;
  part: number;
}

/** CS-4.7 */
export interface Placed {
  type: "cs.placed";
  player: number;
  kind: number;
  place: number;
  joins: number[];
}

/** CS-4.1, CS-4.7: a joint, before it takes effect; place -1: of the card that is being played. */
export interface Planned {
  type: "cs.planned";
  player: number;
  place: number;
  other: number;
  symbol: number;
}

/** Card 25; the other player does not see it. */
export interface PutUnder {
  type: "cs.under";
  player: number;
  kind: number;
}

/** CS-4.1, CS-5.9; `up`: places that are upright again */
export interface Rearranged {
  type: "cs.rearranged";
  player: number;
  up: number[];
}

/** CS-4.5: announces a new arrangement of their cards */
export interface Rearranges {
  type: "cs.rearranges";
  player: number;
}

/** CS-5.5: a card of the table goes to its owner's discard pile. */
export interface Removed {
  type: "cs.removed";
  player: number;
  kind: number;
  place: number;
}

/** CS-5.7; `paid`: with a Token (CS-4.12) */
export interface Restores {
  type: "cs.restores";
  player: number;
  place: number;
  part: number;
  paid: boolean;
}

/** CS-2.5 */
export interface Scored {
  type: "cs.scored";
  player: number;
  points: number;
  before: number;
}

/** Card 7 */
export interface Scraps {
  type: "cs.scraps";
  player: number;
  place: number;
  part: number;
}

/** CS-3.1 */
export interface ShuffledBack {
  type: "cs.shuffled-back";
  player: number;
}

/** CS-3.2 */
export interface StarterChosen {
  type: "cs.starter";
  player: number;
  coin: boolean;
}

/** Card 25, CS-4.8; kind -1: none */
export interface TookShown {
  type: "cs.took-shown";
  player: number;
  kind: number;
}

/** CS-4.2 */
export interface TookTop {
  type: "cs.took";
  player: number;
  kind: number;
}

/** CS-4; `turn` counts the player's own. */
export interface TurnBegan {
  type: "cs.turn";
  player: number;
  turn: number;
}

/** CS-4.4 */
export interface TurnEnded {
  type: "cs.turn-ended";
  player: number;
}

/** CS-5.3, card 18 */
export interface TurnedAside {
  type: "cs.turned-aside";
  places: number[];
}

export type GameEvent = StarterChosen | Dealt | Kept | ShuffledBack | TurnBegan | Lifted | Planned | Drew | TookTop | Announced | Rearranges | Restores | Scraps | BuysPlay | Failed | Cancelled | Placed | Attached | Disrupted | Mended | TurnedAside | Rearranged | Removed | GotTokens | GotPlay | LookedAt | TookShown | PutUnder | Discarded | Scored | TurnEnded | GameEnded;
