// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** LOK-6: a host with an attack card */
export interface Attack {
  type: "lok.attack";
  level: number;
  place: string;
}

/** LOK-3.6, LOK-5.2: lays a defence card on a host */
export interface Defend {
  type: "lok.defend";
  level: number;
  place: string;
}

/** LOK-4.4, LOK-10.1: from hand */
export interface Discard {
  type: "lok.discard";
  card: string;
}

/** LOK-4.4: then too many cards are discarded */
export interface EndTurn {
  type: "lok.end";
}

/** LOK-3.2: the Administrator lays an auxiliary host */
export interface LayHost {
  type: "lok.build";
  host: string;
}

/** LOK-3.6, LOK-10.3, LOK-10.4: lays or shows nothing */
export interface Pass {
  type: "lok.pass";
}

/** LOK-10.1, LOK-10.3, LOK-10.8, LOK-10.9, LOK-10.10: one without a target */
export interface PlaySpecial {
  type: "lok.special";
  card: string;
}

/** LOK-10.2, LOK-10.4, LOK-10.7: one that is played on a player */
export interface PlaySpecialOn {
  type: "lok.against";
  card: string;
  player: number;
}

/** LOK-10.6: one node of a host */
export interface RestoreNode {
  type: "lok.maintain";
  place: string;
}

/** LOK-10.3, LOK-10.4: a card against Viruses or at Direct access */
export interface ShowCard {
  type: "lok.show";
  card: string;
}

/** LOK-10.5: a card of the discard pile */
export interface TakeBack {
  type: "lok.take-back";
  card: string;
}

export type Move = Pass | EndTurn | LayHost | Defend | Attack | PlaySpecial | PlaySpecialOn | TakeBack | RestoreNode | Discard | ShowCard;
