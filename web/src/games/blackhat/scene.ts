// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** Cards of one kind in a hand, and the trace of one of them. */
export interface CardCount {
  card: string;
  count: number;
  trace: number;
  reconstructed: boolean;
}

/** A side of a module: its four spaces clockwise from the top left. */
export interface Module {
  code: string;
  kinds: string[];
  values: number[];
  reconstructed: boolean;
}

export interface Pawn {
  id: string;
  player: number;
  at: string;
}

/** A marked place for a module, and the side that lies there. */
export interface Place {
  number: number;
  spaces: string[];
  module: Module | null;
}

/** `so_far`: the trace of this round if it ended now; a lower bound unless `exact`. */
export interface Player {
  robot: boolean;
  total: number;
  last: number;
  so_far: number;
  exact: boolean;
  pawns: number;
  size: number;
  known: CardCount[];
  out: boolean;
  status: number | null;
}

/** A player's cards in the trick; no cards: they passed. */
export interface Put {
  player: number;
  cards: string[];
}

export interface Scene {
  seat: number;
  celebrity: boolean;
  board: string;
  round: number;
  limit: number;
  dealer: number;
  leader: number;
  hat: number | null;
  deck: number;
  discard: CardCount[];
  turned: string | null;
  spaces: Space[];
  places: Place[];
  pawns: Pawn[];
  players: Player[];
  hand: CardCount[];
  hand_trace: number;
  lead: number;
  trick: Put[];
  wins: number | null;
  why: string | null;
  tracer: string | null;
  asset: Tile | null;
  decision: string;
  player: number | null;
  choice: Module[];
  winners: number[];
}

/** A space as it lies now: `name` is the key of its name, `change` the marker on it. `cell`: its uppermost row and its column on the board's grid, and how many rows it is tall; none for spaces beside the grid. */
export interface Space {
  id: string;
  kind: string;
  name: string;
  value: number;
  arrows: string[];
  change: number;
  place: number | null;
  reconstructed: boolean;
  cell: [number, number, number] | null;
}

export interface Tile {
  id: string;
  reconstructed: boolean;
}
