// Made by tools/wire.py from the Python structs; `make wire` writes it anew.

/** The answer had been taken before; the first time an update says so. */
export interface Ack {
  t: "ack";
  id: string;
}

/** Either an action or the same in notation. */
export interface Answer {
  t: "answer";
  id: string;
  question: number;
  action?: number | null;
  move?: string | null;
}

/** Whether one wants to be asked even if one can only pass. By default the server passes then, after the delay that bots have; who is always asked passes in his own time, and nobody can tell what he could have done. */
export interface Attend {
  t: "attend";
  always: boolean;
}

/** The rule that forbids a move, or none: it is legal, or nothing is asked of this seat. */
export interface Because {
  t: "because";
  move: string;
  rule: string | null;
}

/** The same seed, the same boosters, for everybody. */
export interface BoosterWish {
  seed: string;
  count?: number;
}

/** What to expect of a booster, and what else a collection begins with: `starters` name decks of the game. */
export interface Boosters {
  size: number;
  most: number;
  odds: RarityOdds[];
  starters: string[];
}

/** A deck that comes with the game; `cards`: number and count. */
export interface BuiltIn {
  name: string;
  code: string;
  cards: [number, number][];
  text: string;
}

/** A seat of the table. `bot` names who plays for it: always, or, with `stand_in`, for a person who is away. */
export interface Chair {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  here: boolean;
  stand_in: boolean;
}

/** One chapter; `intro` is empty if it has none. */
export interface Chapter {
  id: string;
  title: string;
  intro: string;
  rules: string[];
  examples: Example[];
}

/** none; `move`: so many seconds for each answer; `bank`: so many for the whole game and an increment for each answer. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** A sound one: number and count of its cards, and how many boosters were opened for it. */
export interface CollectionTold {
  game: string;
  boosters: number;
  cards: [number, number][];
}

/** A collection as text, to be read. */
export interface CollectionWish {
  text: string;
}

/** One card that decks are made of; its words are those of the game: `key` its title, `.text`, `.idea`. */
export interface DeckCard {
  number: number;
  id: string;
  key: string;
  kind: string;
  value: number;
  keywords: string[];
  symbols: string[];
  figures: [string, string, number][];
  quantity: number;
  reconstructed: boolean;
  rarity: string;
}

/** Of at least one card with the keyword: in the opening hand, in one dealt anew if it had none, by each turn. */
export interface DeckChance {
  keyword: string;
  cards: number;
  opening: number;
  again: number;
  turns: number[];
}

/** What a deck must be, and how it is dealt: the opening hand, and the cards drawn each turn. */
export interface DeckForm {
  least: number;
  most: number | null;
  copies: number;
  free: number[];
  hand: number;
  each: number;
}

/** `line` 0: of the deck as a whole. The key has its words in locale/, `facts` fill them. */
export interface DeckProblem {
  line: number;
  key: string;
  facts: { [key: string]: string | number };
}

/** Of a deck: `cards` as number and count, everything that is wrong with it, and what it promises. Without problems, `code` is what a table takes. `text`: the cards that were understood. `missing`: what the collection lacks. */
export interface DeckTold {
  name: string;
  size: number;
  code: string;
  cards: [number, number][];
  problems: DeckProblem[];
  kinds: [string, number][];
  curve: [number, number][];
  chances: DeckChance[];
  text: string;
  missing: DeckProblem[];
}

/** A deck as text, with titles in any language; `lang`: the one in which it is to be written back. `collection`: number and count of the cards that it may be made of, for who wants to know what is missing. */
export interface DeckWish {
  text: string;
  lang?: string;
  collection?: [number, number][] | null;
}

/** What decks of a game are made of. `value`: what the curve is about. `boosters`: of games that have them. */
export interface Decks {
  game: string;
  value: string;
  form: DeckForm;
  cards: DeckCard[];
  built_in: BuiltIn[];
  boosters: Boosters | null;
}

/** What a page needs besides: all of it made from the reader's view. The log goes on after its first `kept` lines. */
export interface Drawn {
  scene: unknown;
  ask: string;
  args: { [key: string]: string | number };
  kept: number;
  log: Line[];
}

/** A worked example; `about` names the rules it shows. */
export interface Example {
  id: string;
  text: string;
  about: string[];
}

/** A moment: the table after the answer of `seat`, or before the first one (-1, no move). `scenes`: the wanted one, or a watcher's and then each seat's. */
export interface Frame {
  n: number;
  answers: number;
  seat: number;
  move: string | null;
  drawn: Drawn;
  scenes: unknown[];
}

export interface Frames {
  of: number;
  frames: Frame[];
}

/** Moments of a finished game out of its record: `count` of them from `first` on. `seat`: whose knowledge, -1 a watcher's, null everybody's. */
export interface FramesWish {
  record: Record;
  seat?: number | null;
  first?: number;
  count?: number;
}

export interface Game {
  id: string;
  least: number;
  most: number;
  minutes: [number, number];
  bots: string[];
  usual: string;
  thinks: { [key: string]: number };
  options: Option[];
  lesson: boolean;
}

/** The first message. `seat` is the secret of a seat, none for a watcher. `seen`: events that need not be told again. A page wants scenes and words in its updates; a program gets the bare view. */
export interface Hello {
  t: "hello";
  v: number;
  seat?: string | null;
  seen?: number;
  page?: boolean;
}

/** Into one's own notebook, which nobody else sees before the game is over. No text: rub it out. */
export interface Jot {
  t: "note";
  about: string;
  text: string;
}

/** A legal answer. For a page also in words: a message key with its arguments. */
export interface Legal {
  action: number;
  move: string;
  key?: string | null;
  args?: { [key: string]: string | number } | null;
}

/** A line of the log in words, with its rule. */
export interface Line {
  key: string;
  args: { [key: string]: string | number };
  rule: string;
}

/** A public table. `free`: seats that wait for a person. */
export interface Listed {
  code: string;
  game: string;
  status: "open" | "over" | "playing";
  players: string[];
  free: number;
  watchers: number;
  made: number;
}

/** `seats`: the name of a bot, or null for a person. A table that is not public is found by its code alone. */
export interface NewTable {
  game: string;
  seats: (string | null)[];
  options?: { [key: string]: unknown };
  clock?: Clock;
  public?: boolean;
}

/** What a seat wrote into its notebook, for itself alone until the game is over. No text: it was rubbed out. */
export interface Note {
  seat: number;
  answers: number;
  about: string;
  text: string;
}

/** The reader's own notebook, whole: text by what it is about. */
export interface Notes {
  t: "notes";
  notes: { [key: string]: string };
}

/** The numbers of the cards in each booster. */
export interface Opened {
  seed: string;
  boosters: number[][];
}

/** One option of a game; its words are `option-<name>`. */
export interface Option {
  name: string;
  kind: "choice" | "deck" | "number" | "switch";
  default: boolean | number | string;
  choices?: (number | string)[];
  least?: number;
  most?: number;
}

/** The key has its words in locale/, `facts` fill them. */
export interface Problem {
  key: string;
  facts: { [key: string]: string | number };
}

/** In `weight` of `all` boosters there are `drawn` of the `cards` of this rarity; each of these is in a booster with the chance `each`, as a fraction `exact`. */
export interface RarityOdds {
  rarity: string;
  cards: number;
  drawn: number;
  weight: number;
  all: number;
  each: number;
  exact: string;
}

export interface Record {
  format?: number;
  game: string;
  version: number;
  options: { [key: string]: unknown };
  names?: string[];
  commitment: string;
  entropy?: string[];
  seed?: string | null;
  answers: ([number, string | number])[];
  result?: number[] | null;
  notes?: Note[];
  snapshot?: Snapshot | null;
}

/** Nothing has changed. The key has its words in locale/, `facts` fill them; `id` is the answer's. */
export interface Refused {
  t: "refused";
  id: string | null;
  key: string;
  facts: { [key: string]: string };
}

export interface Resync {
  t: "resync";
  seen?: number;
}

/** One rule; `parts` are (provenance, text). */
export interface Rule {
  id: string;
  title: string;
  parts: [string, string][];
  examples: Example[];
}

/** A rulebook in one language. */
export interface Rules {
  title: string;
  lead: string;
  chapters: Chapter[];
  rules: Rule[];
  glossary: Term[];
}

export interface Said {
  t: "said";
  n: number;
  seat: number;
  name: string;
  text: string;
  aside: boolean;
}

export interface Say {
  t: "say";
  text: string;
}

/** `seat` null: any free one. `entropy` goes into the shuffle. */
export interface Sit {
  name: string;
  seat?: number | null;
  entropy?: string;
}

export interface Snapshot {
  answers: number;
  state: { [key: string]: unknown };
}

/** `fill`: the bot that takes the seats which are still free. */
export interface Start {
  fill?: string | null;
}

/** Who is at the table, and how it stands. The seed is shown after the game, to prove the commitment. */
export interface Table {
  t: "table";
  code: string;
  game: string;
  options: { [key: string]: unknown };
  chairs: Chair[];
  clock: Clock;
  public: boolean;
  status: "open" | "over" | "playing";
  commitment: string;
  seed: string | null;
  rematch: string | null;
}

/** One word of the glossary. */
export interface Term {
  key: string;
  word: string;
  meaning: string;
}

/** The secret is the seat: whoever has it sits there. */
export interface Ticket {
  code: string;
  seat: number;
  secret: string;
}

/** Milliseconds by seat. `left` on its clock; `takes_over` until a bot plays for a seat that is away and asked. */
export interface Times {
  left: (number | null)[];
  takes_over: (number | null)[];
}

/** Asks for one's last answer back; with `agree`, says yes or no to who has asked. */
export interface Undo {
  t: "undo";
  agree?: boolean | null;
}

/** The table as its reader may know it, after one more change. */
export interface Update {
  t: "update";
  n: number;
  question: number;
  rule: string | null;
  pending: number[];
  legal: Legal[];
  view: unknown;
  events: unknown[];
  drawn: Drawn | null;
  seen: number;
  times: Times | null;
  undo: number | null;
  returns: number[] | null;
  ack: string | null;
}

export interface Welcome {
  t: "welcome";
  v: number;
  seat: number;
  table: Table;
}

/** Which rule forbids a move? */
export interface Why {
  t: "why";
  move: string;
}

/** Fluent sources: the shared ones, or a game's. */
export interface Words {
  lang: string;
  ftl: string;
}

export type ClientMessage = Hello | Answer | Resync | Why | Say | Jot | Attend | Undo;

export type ServerMessage = Welcome | Table | Update | Ack | Because | Said | Notes | Refused;
