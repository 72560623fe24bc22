// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

export interface CardCount {
  card: string;
  count: number;
}

/** LOK-7.4: the share, in percent, of the deals that the reader holds for possible. */
export interface Chance {
  role: string;
  percent: number;
}

/** The open decision. `player` is to act; at a duel they attack. `other` played the card, or defends themselves. */
export interface Decision {
  name: string;
  rule: string;
  player: number | null;
  other: number | null;
  to_act: number[];
  at: string | null;
  count: number;
  struck: number[];
  card: string | null;
}

/** A kind of card: its name in the notation, its id in the texts, and what is on it. */
export interface Kind {
  card: string;
  id: string;
  level: number;
  colour: string;
  reconstructed: boolean;
}

/** An auxiliary host that can be laid. */
export interface Machine {
  id: string;
  nodes: number;
  reconstructed: boolean;
}

/** LOK-4.7: a card in a hand that others know; `card` is None for readers who do not. Spectators are -1 in `by`. */
export interface Marked {
  holder: number;
  by: number[];
  card: string | null;
}

/** A host of the ring: a player's role host, or an auxiliary one. No nodes: it is out. */
export interface Place {
  id: string;
  player: number | null;
  host: string | null;
  nodes: number;
  full: number;
  defence: string | null;
  owner: number | null;
  reconstructed: boolean;
}

/** `role`: as everybody sees it. `chosen`: they have committed their action. */
export interface Player {
  role: string | null;
  alive: boolean;
  size: number;
  skips: number;
  bomb: boolean;
  chosen: boolean;
}

/** LOK-7: a host that the reader can attack, from which host of theirs, past which of the Administrator. */
export interface Reach {
  place: string;
  start: string;
  past: string[];
  rule: string;
}

/** The fields for the reader alone come first (OWN); the rest is the same for everybody. */
export interface Scene {
  seat: number;
  roles: (string | null)[];
  hand: CardCount[];
  hands: CardCount[][];
  marked: Marked[];
  reach: Reach[];
  chances: Chance[][];
  kinds: Kind[];
  places: Place[];
  players: Player[];
  admin: number | null;
  turn: number | null;
  direction: number;
  round: number;
  limit: number;
  attacked: boolean;
  deck: number;
  discard: CardCount[];
  pools: CardCount[][];
  decision: Decision;
  choice: Machine[];
  winners: number[];
  end: string | null;
}
