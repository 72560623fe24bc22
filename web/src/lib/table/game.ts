// What the page needs of a game to show a table of it and to let the reader play. A game has it as the default export of
// games/<game>/table.ts; everything else about a table is the same for all games (components/table).

import type { Component } from "svelte";
import type { LegalAction, LogLine } from "../../wire";
import type { Decision, LegalMove } from "./choice";
import type { Moment } from "./director";
import type { Play } from "./play.svelte";
import type { Distance, Face, Wanted } from "./tokens";

/** Every game's scene says whose eyes it is seen with; -1 is a spectator. */
export interface AnyScene {
  seat: number;
}

/** A legal action with the typed move of its game. */
export type Legal<M> = LegalAction & { move: M };

/** Without the cards of the hand, which are things by their face; `hand` says whether they can be touched. */
export interface GameDecision extends Decision {
  hand: boolean;
}

/** A card, a role, a space: what is read when it is shown large. */
export interface Details {
  title: string;
  /** A line above: what sort of thing it is. */
  kind?: string;
  text?: string;
  /** The text is on the face of the card too. */
  printed?: boolean;
  /** The idea of security behind it. */
  idea?: string;
  facts?: readonly (readonly [name: string, value: string])[];
  /** Ids of rules about it. */
  rules?: readonly string[];
  /** No source shows the printed one. */
  reconstructed?: boolean;
  /** A card by its face; anything else has a picture. */
  face?: string;
  picture?: readonly [uri: string, duo: string];
}

/** How big a card is shown: a pile, the table, the hand, to be read. */
export type CardSize = "s" | "m" | "l" | "xl";

export interface FaceProps {
  face: string;
  /** Where it lies; empty in a list or a gallery. */
  place: string;
  size: CardSize;
  scene: any;
}

/** What has happened since the scene before. */
export interface Happened {
  /** What the reader's own moves were shown as before the table took them. */
  guess?: unknown;
  lines: readonly LogLine[];
  names: readonly string[];
  /** A line in words. */
  words: (line: LogLine) => string;
}

export interface Ending {
  /** Why the game ended so, in a sentence. */
  why: string;
  rule?: string;
  /** By player: place, name, figure, words; the best first. */
  standings: readonly { player: number; figure: string; text: string; won: boolean }[];
}

export interface TableGame<S extends AnyScene, M> {
  /** The playing field with the players around it. */
  Field: Component<{ play: Play<S, M> }>;
  /** At the left of the hand: the reader's own plate or role. Not on phones. */
  Dock?: Component<{ play: Play<S, M> }>;
  /** The front of a card. */
  CardFace: Component<FaceProps>;
  /** In the message at the end of a game: what came to light. */
  After?: Component<{ play: Play<S, M>; code: string }>;
  /** The picture of the backs, as a data URI. */
  back: string;
  /** Beside the name of the game: round, turn, goal. */
  status: (scene: S, names: readonly string[]) => string;
  /** Where cards lie. `open`: every seat's own scene, in a replay that shows all hands. */
  cards: (scene: S, open: readonly S[]) => Wanted;
  distance: Distance;
  /** The place of a player's hand. */
  hand: (player: number) => string;
  /** The order of cards in a hand. */
  order: (one: Face, other: Face) => number;
  /** The open decision: moves, and the things on the field that they use. */
  decision: (scene: S, legal: readonly Legal<M>[]) => GameDecision;
  /** Cuts what has happened into moments, one for each thing that happens; the last one shows `after`. */
  moments: (before: S, after: S, happened: Happened) => Moment<S>[];
  /** The scene after the reader's own move, as far as it follows from what they see; null to wait for the table. */
  foresee?: (scene: S, legal: Legal<M>) => S | null;
  /** The scene with what is composed on the page and not sent yet. Decisions are made from it. */
  planned?: (scene: S, plan: any) => S;
  /** What to ask the table about a thing that is not available, to learn the rule: a move, or null. `selection`: kinds. */
  attempt?: (scene: S, kind: string, selection: readonly string[]) => M | null;
  /** On the main button, for what is selected. */
  confirm?: (move: LegalMove, legal: Legal<M>) => string;
  /** In the list of moves: what a move is, where its text only says what comes of it. */
  called?: (legal: Legal<M>) => string;
  /** What can be read about a card's face or the thing of an id. */
  details: (id: string, scene: S, names: readonly string[]) => Details | null;
  /** What the field itself opens when it is to be read, in place of `details`. */
  opens?: (id: string, scene: S) => boolean;
  /** Games with a notebook: whose page is opened from here, as an id to be read. */
  notes?: (scene: S, at: string | null) => string | null;
  /** Whose a place or a thing is, in marks from whom to whom; null is nobody's. */
  owner?: (id: string, scene: S) => number | null;
  /** A card in words, for screen readers. */
  cardLabel: (face: string, scene: S) => string;
  /** Where an open card lies that is in nobody's hand, in words; null where the field says it. */
  lies?: (place: string, scene: S, names: readonly string[]) => string | null;
  /** The whole situation in words: for the key that asks where one is. */
  summary: (scene: S, names: readonly string[]) => string;
  ending: (scene: S, names: readonly string[]) => Ending;
}

export type AnyTableGame = TableGame<any, any>;
