// Made by tools/wire.py from the Python structs; `make wire` writes it anew.

/** Equal cards attached to a card: whose they are, and what they count now. `target`: the attached card that an attack is on (CS-5.11). */
export interface Attached {
  card: string;
  player: number;
  count: number;
  points: number;
  disrupted: boolean;
  target: string | null;
}

/** A card of a network as a tree, in reading order: how deep it lies, and the symbol towards the card before it. */
export interface Branch {
  place: string;
  depth: number;
  symbol: string | null;
}

export interface CardCount {
  card: string;
  count: number;
}

/** A title, and what is on it. `aims`: whose cards it is played on; nothing if it is played on none. */
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

/** Hardware on the table, or on its way there (`announced`). `ways`: what it could be joined to if it were moved now; `moved`: it was, in this step (CS-5.8). */
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

/** `known`: cards in their hand that the other one has seen (CS-4.10). Piles are shown from the bottom up. */
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

/** What is asked now, and who answers. `place`, `card`: what is being joined. */
export interface Question {
  name: string;
  rule: string;
  player: number | null;
  place: string | null;
  card: string | null;
}

/** CS-2.5: points, or why there are none. `attached`: it is on the card of that place. */
export interface Reason {
  place: string;
  card: string;
  attached: boolean;
  cards: number;
  points: number;
  rule: string;
}

/** What the reader alone is shown comes first (OWN in scene.py); the rest is the same for everybody. */
export interface Scene {
  seat: number;
  hand: CardCount[];
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
  question: Question;
  goal: number;
  winner: number | null;
  end: "deck" | "limit" | "minus" | "ten" | null;
}

/** What is announced and has not taken effect; the next one comes first (CS-4.5). `on`: a card of the table, `part` one that is attached to it. */
export interface Waiting {
  player: number;
  name: "cancel" | "card" | "pay" | "pay-play" | "rearrange" | "restore" | "scrap";
  card: string | null;
  on: string | null;
  part: string | null;
}

/** A joint that could be made. */
export interface Way {
  place: string;
  symbol: string;
}
