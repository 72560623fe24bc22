// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** BH-7.9, option randomizer=choice: a random side of this module */
export interface ChooseModule {
  type: "bh.choose";
  module: number;
}

/** BH-7.8, BH-7.9, BH-11.1: does not use a space or a tile */
export interface Decline {
  type: "bh.decline";
}

/** BH-7.9: a random one */
export interface DrawModule {
  type: "bh.use";
}

/** BH-6.2: one of the player's own pawns */
export interface MovePawn {
  type: "bh.step";
  pawn: string;
  space: string;
}

/** BH-10.2 */
export interface MoveTracer {
  type: "bh.trace";
  space: string;
}

/** BH-5.4: not to follow */
export interface Pass {
  type: "bh.pass";
}

/** BH-7.8: a marker that makes the space cost one more (`up`) or one less */
export interface PlaceMarker {
  type: "bh.mark";
  space: string;
  up: boolean;
}

/** BH-7.9: the module that was drawn or chosen */
export interface PlaceModule {
  type: "bh.lay";
  place: number;
}

/** BH-3.1, BH-3.2: `count` cards of one rank (0 and 0 for none), jokers, the Black Hat. */
export interface Play {
  type: "bh.play";
  rank: number;
  count: number;
  jokers?: number;
  black_hat?: boolean;
}

/** BH-7.8: a marker is taken up, to be placed elsewhere */
export interface RemoveMarker {
  type: "bh.lift";
  space: string;
}

/** BH-7.5: any pawn, back to Backdoor or Public Services */
export interface SendPawn {
  type: "bh.send";
  pawn: string;
  space: string;
}

/** BH-11.1, Leak: with another player */
export interface SwapScores {
  type: "bh.swap";
  player: number;
}

/** BH-5.2: all cards of the trick */
export interface TakeAll {
  type: "bh.take-all";
}

/** BH-5.2: the Black Hat, and as many cards as were led */
export interface TakeBlackHat {
  type: "bh.take-hat";
}

/** BH-5.2: one card of the trick after another */
export interface TakeCard {
  type: "bh.pick";
  rank: number;
}

export type Move = Play | Pass | Decline | TakeAll | TakeBlackHat | TakeCard | MovePawn | SendPawn | PlaceMarker | RemoveMarker | DrawModule | ChooseModule | PlaceModule | MoveTracer | SwapScores;
