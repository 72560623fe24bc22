// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** Attacks of the wave. `met`: blocked, cancelled or done; `partly`: with one block of two; `wants`: the number of blocks that would meet all open ones. */
export interface Attack {
  card: string;
  count: number;
  met: number;
  partly: number;
  wants: number;
}

/** KR-3.7: measures of the defender that could block an attack: their number, and the number of attacks each. `goes_on`: it is blocking now. */
export interface Blocker {
  card: string;
  count: number;
  blocks: number;
  goes_on: boolean;
}

export interface CardCount {
  card: string;
  count: number;
}

/** The open decision and its player. `card`: the card whose text it is about, or the measure that goes on blocking. `among`: the place of the objects of a text, and whose (`side`). */
export interface Decision {
  name: string;
  rule: string;
  player: number | null;
  card: string | null;
  step: string | null;
  left: number;
  among: "hand" | "pile" | "table" | "wave" | null;
  side: number | null;
}

/** A title, and what is printed on it: the power that an asset gives, or that another card needs; the number of attacks a measure blocks; the number of blocks an attack takes. */
export interface Kind {
  card: string;
  number: number;
  kind: string;
  categories: string[];
  rarity: string;
  defence: number;
  attack: number;
  blocks: number;
  takes: number;
  reconstructed: boolean;
}

/** Cards on the table: the power that each of them gives, or needs with the present table. Means of the wave are not here but in the wave. */
export interface Lying {
  card: string;
  zone: "assets" | "events" | "means" | "measures";
  state: "locked" | "played" | "turned" | "upright";
  count: number;
  defence: number;
  attack: number;
}

/** Cards of the reader's hand: the power they give, or need with the present table; `dear`: there is not enough. */
export interface Mine {
  card: string;
  count: number;
  defence: number;
  attack: number;
  dear: boolean;
}

/** `known`: cards in their hand that everybody has seen; `rest`: all in their hand or deck (KR-1.9, KR-1.10). */
export interface Player {
  deck: number;
  start: number;
  lasts: number;
  size: number;
  known: CardCount[];
  rest: CardCount[];
  pile: CardCount[];
  gone: CardCount[];
  defence: Power;
  attack: Power;
  extra: number;
  table: Lying[];
}

/** KR-3.5: power of one kind. `free` is negative while turned assets are missing. */
export interface Power {
  given: number;
  needed: number;
  free: number;
}

/** The effect that an attack of the active player, in the wave or before it, would have now, by its text or `instead` of it, and the measures that could block it. */
export interface Prospect {
  card: string;
  blockers: Blocker[];
  does: StepEffect[];
  instead: StepEffect;
}

/** The fields for the reader alone come first (OWN); the rest is the same for everybody. In tops and bottoms, each player's from the top down, a card hidden from the reader is null. */
export interface Scene {
  seat: number;
  hand: Mine[];
  seen: CardCount[];
  tops: ((string | null)[])[];
  bottoms: ((string | null)[])[];
  kinds: Kind[];
  players: Player[];
  active: number | null;
  turn: number;
  limit: number;
  phase: string;
  wave: Wave | null;
  prospects: Prospect[];
  banned: string[];
  looks: number;
  decision: Decision;
  winner: number | null;
  end: "deck" | "limit" | null;
}

/** A step of a text as it would be done now: a message with its step and number, and its possible objects. */
export interface StepEffect {
  key: string;
  step: string;
  n: number;
  upright: string[];
  turned: string[];
}

/** KR-3.6, KR-3.7; `stage`: naming, the defender's events, blocks, the attacker's events, unblocked attacks. */
export interface Wave {
  player: number;
  stage: "block" | "last" | "naming" | "react" | "resolve";
  attacks: Attack[];
}
