// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** CS-4.12: one more play for Tokens */
export interface BuyPlay {
  type: "cs.pay-play";
}

/** Card 19, against what is being played */
export interface Cancel {
  type: "cs.cancel";
}

/** CS-4.4: from hand */
export interface Discard {
  type: "cs.discard";
  card: string;
}

/** CS-4.1, CS-4.7: no more joints */
export interface Done {
  type: "cs.done";
}

/** CS-4.2: two cards from the deck */
export interface DrawCards {
  type: "cs.draw";
}

/** CS-4.3: no more plays in this turn */
export interface EndPlays {
  type: "cs.end";
}

/** CS-4.1, CS-4.7: joins the moved or played card to the one on a slot, by a symbol */
export interface JoinCard {
  type: "cs.join";
  slot: number;
  symbol: string;
}

/** CS-3.1: the first hand */
export interface KeepHand {
  type: "cs.keep";
}

/** CS-4.1: takes a card off its joints */
export interface MoveCard {
  type: "cs.move";
  slot: number;
}

/** CS-4.5: no reaction; CS-4.8: none of the cards */
export interface Pass {
  type: "cs.pass";
}

/** CS-4.3: a card that needs no target */
export interface Play {
  type: "cs.play";
  card: string;
}

/** CS-4.3: on the card on a slot of the card's target side; `generator`: on the Power generator there (CS-5.11) */
export interface PlayOn {
  type: "cs.play-on";
  card: string;
  slot: number;
  generator?: boolean;
}

/** Card 25: puts one of the cards looked at under the deck */
export interface PutUnder {
  type: "cs.put-under";
  card: string;
}

/** CS-3.1: shuffles the first hand back and draws another */
export interface RedrawHand {
  type: "cs.again";
}

/** CS-5.7; `part`: an attached card, empty for the Hardware; `pay`: for a Token instead of a play (CS-4.12) */
export interface Restore {
  type: "cs.restore";
  slot: number;
  part?: string;
  pay?: boolean;
}

/** Card 7: discards the card on a slot, or (`generator`) the Power generator there */
export interface Scrap {
  type: "cs.scrap";
  slot: number;
  generator?: boolean;
}

/** CS-4.2: the top of the discard pile */
export interface TakeDiscard {
  type: "cs.take";
}

/** Card 25: takes one of the cards looked at, and reveals it */
export interface TakeShown {
  type: "cs.take-shown";
  card: string;
}

export type Move = Pass | Done | EndPlays | KeepHand | RedrawHand | DrawCards | TakeDiscard | MoveCard | JoinCard | Play | PlayOn | Cancel | Restore | Scrap | BuyPlay | Discard | TakeShown | PutUnder;
