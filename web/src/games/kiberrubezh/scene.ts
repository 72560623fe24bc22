// Made by tools/wire.py from the Python structs; `make wire` writes it anew.

/** Attacks of the wave. `met`: blocked, cancelled or done; `partly`: with one block of two; `wants`: so many blocks would meet all that are open. */
export interface Attack {
  card: string;
  count: number;
  met: number;
  partly: number;
  wants: number;
}

/** KR-3.7: measures of the defender that could block an attack: how many of them, and how many attacks each. `goes_on`: it is the one that is blocking now. */
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

/** A title, and what is printed on it: the power that an asset gives, or that another card needs; how many attacks a measure blocks; how many blocks an attack takes. */
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

/** Cards on the table: the power that each of them gives, or needs as the table lies. Means of the wave are shown there, not here. */
export interface Lying {
  card: string;
  zone: "assets" | "events" | "means" | "measures";
  state: "locked" | "played" | "turned" | "upright";
  count: number;
  defence: number;
  attack: number;
}

/** Cards of the reader's hand: the power they give, or need as their table lies; `dear`: there is not enough of it. */
export interface Mine {
  card: string;
  count: number;
  defence: number;
  attack: number;
  dear: boolean;
}

/** `known`: cards in their hand that everybody has seen; `rest`: all that they have in hand or deck (KR-1.9, KR-1.10). */
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

/** KR-3.5: of one kind. `free` is less than nothing while turned assets are missing. */
export interface Power {
  given: number;
  needed: number;
  free: number;
}

/** What an attack of the active player, in the wave or before it, would do now, by its text or `instead` of it, and what could block it. */
export interface Prospect {
  card: string;
  blockers: Blocker[];
  does: StepEffect[];
  instead: StepEffect;
}

/** What is asked now, and who answers. `card`: whose text it is about, or the measure that goes on blocking. `among`: where the objects of a text are, and whose (`side`). */
export interface Question {
  name: string;
  rule: string;
  player: number | null;
  card: string | null;
  step: string | null;
  left: number;
  among: "hand" | "pile" | "table" | "wave" | null;
  side: number | null;
}

/** What the reader alone is shown comes first (OWN in scene.py); the rest is the same for everybody. Of tops and bottoms, each player's from the top down, a card that the reader may not know is null. */
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
  question: Question;
  winner: number | null;
  end: "deck" | "limit" | null;
}

/** A step of a text as it would be done now: a message with its step and number, and what it could be done to. */
export interface StepEffect {
  key: string;
  step: string;
  n: number;
  upright: string[];
  turned: string[];
}

/** KR-3.6, KR-3.7; `stage`: naming, the defender's events, blocks, the attacker's events, what was not blocked. */
export interface Wave {
  player: number;
  stage: "block" | "last" | "naming" | "react" | "resolve";
  attacks: Attack[];
}
