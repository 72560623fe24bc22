// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** KR-3.6: one more means of attack */
export interface AddToWave {
  type: "kr.add";
  card: string;
}

/** Card 53: measures of this category cannot block */
export interface BanCategory {
  type: "kr.category";
  category: string;
}

/** KR-3.7: an attack with a measure */
export interface Block {
  type: "kr.block";
  measure: string;
  attack: string;
}

/** KR-3.14: the object of an effect; `turned`: a card that lies turned */
export interface ChooseObject {
  type: "kr.object";
  card: string;
  turned: boolean;
}

/** KR-3.6: the wave begins */
export interface DeclareWave {
  type: "kr.declare";
}

/** KR-3.16, KR-3.7: no more actions in this decision */
export interface Done {
  type: "kr.done";
}

/** KR-3.5: discards a card of the table, or turns it because the power is not enough; `turned`: it lies turned */
export interface DropCard {
  type: "kr.drop";
  card: string;
  turned: boolean;
}

/** KR-2.2: the first hand */
export interface KeepHand {
  type: "kr.keep";
}

/** KR-3.4, KR-3.5, KR-1.6: an asset, a measure, a means or an event */
export interface PlayCard {
  type: "kr.lay";
  card: string;
}

/** Card 25: puts one of the cards looked at back, next from the top */
export interface PutBack {
  type: "kr.put";
  card: string;
}

/** KR-2.2: a card of the hand goes under the deck */
export interface PutOnBottom {
  type: "kr.bottom";
  card: string;
}

/** KR-2.2: another first hand; `free`: the old one is shown, and it costs nothing */
export interface RedealHand {
  type: "kr.redeal";
  free: boolean;
}

/** KR-3.8: the attack does its text (`by_text`), or discards two cards of the deck */
export interface ResolveAttack {
  type: "kr.strike";
  card: string;
  by_text: boolean;
}

/** Card 10: turns a card to use its property */
export interface UseProperty {
  type: "kr.use";
  card: string;
}

export type Move = Done | KeepHand | RedealHand | PutOnBottom | PlayCard | AddToWave | DeclareWave | DropCard | UseProperty | Block | ResolveAttack | ChooseObject | BanCategory | PutBack;
