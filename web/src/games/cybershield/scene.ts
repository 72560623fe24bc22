// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** Equal cards attached to a card: whose they are, and their points now. `target`: the attached card that an attack is on (CS-5.11). */
export interface Attached {
  card: string;
  player: number;
  count: number;
  points: number;
  disrupted: boolean;
  target: string | null;
}

/** A card of a network as a tree, in reading order: its depth, and the symbol towards the card before it. */
export interface Branch {
  place: string;
  depth: number;
  symbol: string | null;
}

export interface CardCount {
  card: string;
  count: number;
}

/** The open decision and its player. `place`, `card`: the card that is being joined. */
export interface Decision {
  name: string;
  rule: string;
  player: number | null;
  place: string | null;
  card: string | null;
}

/** Hardware in hand that may be played now, and the joints that it could get first. */
export interface Fit {
  card: string;
  ways: Way[];
}

/** A title, and what is on it. `aims`: whose cards it is played on; empty if it has no target. */
export interface Kind {
  card: string;
  number: number;
  kind: string;
  points: number;
  keywords: string[];
  symbols: string[];
  free: boolean;
  aims: "other" | "own" | null;
  reconstructed: boolean;
}

/** How a legal action changes the points of the reader and of the other player if nobody answers it. `place` and `symbol`: joined there at once. */
export interface Outcome {
  action: number;
  own: number;
  other: number;
  place?: string;
  symbol?: string;
}

/** Hardware on the table, or on its way there (`announced`). `ways`: the joints that it could get if it were moved now; `moved`: it was, in this step (CS-5.8). */
export interface Place {
  id: string;
  player: number;
  number: number;
  card: string;
  state: "announced" | "connected" | "cut-off" | "disconnected" | "disrupted";
  points: number;
  ports: Port[];
  attached: Attached[];
  open: boolean;
  powered: boolean;
  moved: boolean;
  ways: Way[];
}

/** `known`: cards in their hand that the other player has seen (CS-4.10). Piles are shown from the bottom up. */
export interface Player {
  score: number;
  reasons: Reason[];
  trees: Branch[][];
  tokens: number;
  size: number;
  known: CardCount[];
  deck: number;
  pile: string[];
}

/** A symbol of a card: joined to another card, free, or neither (the second one of a Laptop). `planned`: the joint has not taken effect. */
export interface Port {
  symbol: string;
  to: string | null;
  free: boolean;
  planned: boolean;
}

/** CS-2.5: points, or why there are none. `attached`: the card is attached to that place. */
export interface Reason {
  place: string;
  card: string;
  attached: boolean;
  cards: number;
  points: number;
  rule: string;
}

/** The fields for the reader alone come first (OWN); the rest is the same for everybody. */
export interface Scene {
  seat: number;
  hand: CardCount[];
  fits: Fit[];
  outcomes: Outcome[];
  under: string[];
  looked: CardCount[];
  kinds: Kind[];
  places: Place[];
  players: Player[];
  active: number | null;
  turn: number;
  limit: number;
  step: number;
  plays: number;
  waiting: Waiting[];
  looks: number;
  decision: Decision;
  goal: number;
  winner: number | null;
  end: "deck" | "limit" | "minus" | "ten" | null;
}

/** An announcement that has not taken effect; the next one comes first (CS-4.5). `on`: a card of the table, `part` one that is attached to it. */
export interface Waiting {
  player: number;
  name: "cancel" | "card" | "pay" | "pay-play" | "rearrange" | "restore" | "scrap";
  card: string | null;
  on: string | null;
  part: string | null;
}

/** A possible joint. */
export interface Way {
  place: string;
  symbol: string;
}
