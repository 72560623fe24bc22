// Made by tools/wire.py from the Python structs; `make wire` regenerates it.

/** What happens when everybody has left during a game without a clock of days. `wait`: it waits for them. `days`: it waits so many days, then bots play it to its end. `play`: bots play on at once. */
export interface Absence {
  kind?: "days" | "play" | "wait";
  days?: number;
}

/** The action was already taken. The first time, an update acknowledges it. */
export interface Ack {
  t: "ack";
  id: string;
}

/** What a booster holds, and what a collection starts with: `starters` names decks of the game. */
export interface BoosterInfo {
  size: number;
  max_count: number;
  odds: RarityOdds[];
  starters: string[];
}

/** A deck that comes with the game; `cards`: number and count. */
export interface BuiltInDeck {
  name: string;
  code: string;
  cards: [number, number][];
  text: string;
}

/** One chapter; `intro` is empty if it has none. */
export interface Chapter {
  id: string;
  title: string;
  intro: string;
  rules: string[];
  examples: Example[];
}

export interface ChatMessage {
  t: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  private: boolean;
}

/** A deck as text, with titles in any language; `lang`: the language to write it back in. `collection`: number and count of the cards that it may use, to find what is missing. */
export interface CheckDeckRequest {
  text: string;
  lang?: string;
  collection?: [number, number][] | null;
}

/** `move`: `seconds` for each move. `bank`: `seconds` for the whole game, and `increment` for each move. `days`: the same as `move`, for games that go on for weeks: the time runs while nobody is there, and also across a restart. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** Milliseconds by seat. `left` on its clock; `takes_over` until a bot plays for a seat that is away and to act. */
export interface ClockTimes {
  left: (number | null)[];
  takes_over: (number | null)[];
}

/** A valid collection: number and count of its cards, and how many boosters were opened for it. */
export interface CollectionResponse {
  game: string;
  boosters: number;
  cards: [number, number][];
}

/** Values of options that exclude each other, and the rule that says so. */
export interface Conflict {
  options: { [key: string]: boolean | number | string };
  rule: string;
}

/** `seats`: the name of a bot, or null for a person. A table that is not public is found only by its code. */
export interface CreateTableRequest {
  game: string;
  seats: (string | null)[];
  options?: { [key: string]: unknown };
  clock?: Clock;
  public?: boolean;
  absence?: Absence;
}

/** One card that decks are made of. Its texts are the game's: `key` its title, `.text`, `.idea`. */
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

/** Of at least one card with the keyword: in the opening hand, in a redrawn one if it had none, by each turn. */
export interface DeckChance {
  keyword: string;
  cards: number;
  opening: number;
  redrawn: number;
  turns: number[];
}

/** What a legal deck is, and how it is dealt: the opening hand, and the cards drawn each turn. */
export interface DeckFormat {
  min_size: number;
  max_size: number | null;
  copies: number;
  unlimited: number[];
  opening_hand: number;
  draw_per_turn: number;
}

/** `line` 0: of the deck as a whole. The key has its words in locale/, `details` fill them. */
export interface DeckProblem {
  line: number;
  key: string;
  details: { [key: string]: string | number };
}

/** A deck: `cards` as number and count, its problems and its statistics. Without problems, `code` is the option value for a table. `text`: the cards that were understood. `missing`: what the collection lacks. */
export interface DeckResponse {
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

/** What decks of a game are made of. `value`: what the curve shows. `boosters`: for games that have them. */
export interface DecksResponse {
  game: string;
  value: string;
  format: DeckFormat;
  cards: DeckCard[];
  built_in: BuiltInDeck[];
  boosters: BoosterInfo | null;
}

/** The key has its text in locale/, `details` are its arguments. */
export interface ErrorResponse {
  key: string;
  details: { [key: string]: string | number };
}

/** A worked example; `about` names the rules it shows. */
export interface Example {
  id: string;
  text: string;
  about: string[];
}

/** Asks which rule forbids a move. Exactly one of: an action, a typed move, a move in notation. */
export interface ExplainMove {
  t: "explain";
  action?: number | null;
  move?: { [key: string]: unknown } | null;
  notation?: string | null;
}

export interface GameInfo {
  id: string;
  titles: { [key: string]: string };
  kinds: { [key: string]: string };
  about: { [key: string]: string };
  min_players: number;
  max_players: number;
  minutes: [number, number];
  bots: string[];
  default_bot: string;
  time_limits: { [key: string]: number };
  options: OptionInfo[];
  presets: Preset[];
  conflicts: Conflict[];
  lesson: boolean;
}

/** The first message. `seat` is the secret of a seat, none for a spectator. `seen` is from the last update that the client has; earlier events are not sent again. A page gets scenes and messages in its updates, a program the view; one that takes `patches` gets a whole scene once and then what has changed in it. */
export interface Hello {
  t: "hello";
  v: number;
  seat?: string | null;
  seen?: number;
  page?: boolean;
  patches?: boolean;
}

/** Asks for a sign of life. Who has asked once is expected to say something from time to time. */
export interface Hey {
  t: "hey";
}

/** A sign of life. */
export interface HeyBack {
  t: "hey";
}

/** What the number of an action stands for throughout the game. */
export type KnownMove = [number, unknown, string];

/** A legal action as a number, as the game's typed move and in notation. For a page also as text: a message key with its arguments. */
export interface LegalAction {
  action: number;
  move: unknown;
  notation: string;
  key?: string | null;
  args?: { [key: string]: string | number } | null;
}

/** Legal actions one after another with the same message key and the same names of arguments. Each row has the number of an action and its arguments. */
export type LegalRun = [string, string[], ((string | number)[])[]];

/** `locked`: whether nobody else may sit down. */
export interface LockRequest {
  locked: boolean;
}

/** A line of the log as text, with its rule. `event`: the redacted event behind it, an object with its kind in `type`; none where a line only adds to the one before. `more`: the other events of a line that combines several. */
export interface LogLine {
  key: string;
  args: { [key: string]: string | number };
  rule: string;
  event: unknown;
  more: unknown[];
}

/** The rule that forbids a move; none if it is legal or the reader is not to act. */
export interface MoveExplanation {
  t: "explanation";
  notation: string;
  rule: string | null;
}

/** What a seat wrote into its notebook, for itself alone until the game is over. No text: it was rubbed out. */
export interface Note {
  seat: number;
  actions: number;
  about: string;
  text: string;
}

/** The reader's own notebook, whole: text by subject. */
export interface Notebook {
  t: "notes";
  notes: { [key: string]: string };
}

/** The same seed gives the same boosters to everybody. */
export interface OpenBoostersRequest {
  seed: string;
  count?: number;
}

/** The numbers of the cards in each booster. */
export interface OpenedBoosters {
  seed: string;
  boosters: number[][];
}

/** One option of a game; its texts are `option-<name>`. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "deck" | "number" | "switch";
  default: boolean | number | string;
  choices?: (number | string)[];
  min?: number;
  max?: number;
  rule?: string;
}

/** The seat of the person who owns the table from now on. */
export interface OwnerRequest {
  seat: number;
}

/** What a page draws, made from the reader's view alone: the scene, the open decision as a message, and the log, which continues after its first `kept_lines`. A page that takes patches has the scene of the update with the number `base`; the `patch` makes the new one of it (docs/protocol.md). Its legal actions are in `legal`; `moves` are those that were not in an update since its last whole one. */
export interface Presentation {
  scene: unknown;
  prompt: string;
  args: { [key: string]: string | number };
  kept_lines: number;
  log: LogLine[];
  patch?: unknown;
  base?: number | null;
  legal?: LegalRun[];
  moves?: KnownMove[];
}

/** Options that go well together; its texts are `preset-<name>`. What it leaves out has its default. */
export interface Preset {
  name: string;
  options: { [key: string]: boolean | number | string };
  minutes: [number, number];
}

/** `weight` of `total` boosters hold `count` of the `cards` of this rarity. Each of these cards is in a booster with probability `chance`, exactly `fraction`. */
export interface RarityOdds {
  rarity: string;
  cards: number;
  count: number;
  weight: number;
  total: number;
  chance: number;
  fraction: string;
}

/** A collection as text. */
export interface ReadCollectionRequest {
  text: string;
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
  actions: ([number, string | number])[];
  result?: number[] | null;
  notes?: Note[];
  snapshot?: Snapshot | null;
  events?: { [key: string]: unknown }[][] | null;
}

/** Nothing has changed. The key has its text in locale/, `details` are its arguments. `id` is the action's. */
export interface Rejected {
  t: "rejected";
  id: string | null;
  key: string;
  details: { [key: string]: string };
}

/** `count` steps of a recorded game from `first` on. `record`: as the server gave it or a file holds it, of this release or an earlier one. `seat`: whose knowledge, -1 a spectator's, null everybody's. */
export interface ReplayRequest {
  record: { [key: string]: unknown };
  seat?: number | null;
  first?: number;
  count?: number;
}

/** A step: the table after the move of `seat`, or before the first one (-1, no move). `scenes`: the wanted one, or a spectator's and then each seat's. */
export interface ReplayStep {
  n: number;
  actions: number;
  seat: number;
  move: unknown;
  notation: string | null;
  presentation: Presentation;
  scenes: unknown[];
}

/** Some steps of a game, and all the notes in its record. `rules_changed`: the rules that it was played by are no longer there; its steps have the log alone, without scenes. */
export interface ReplaySteps {
  total: number;
  notes: Note[];
  steps: ReplayStep[];
  rules_changed?: boolean;
}

/** Requests to undo the seat's last action; with `agree`, accepts or declines the request of another seat. */
export interface RequestUndo {
  t: "undo";
  agree?: boolean | null;
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
export interface RulesResponse {
  title: string;
  lead: string;
  chapters: Chapter[];
  rules: Rule[];
  glossary: Term[];
}

/** A seat of the table. `bot` plays for it: always, or, with `stand_in`, for a person who is away. A bot's `name` is `@` and the key of a text. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  connected: boolean;
  stand_in: boolean;
}

/** The secret is the seat: its holder sits there. */
export interface SeatTicket {
  code: string;
  seat: number;
  secret: string;
}

export interface SendChat {
  t: "say";
  text: string;
}

/** Which decisions the seat makes itself; the server makes the others, after the delay that bots have. `choices`: those with a choice, but for windows in which nothing has happened that the seat could react to; this is how it is at first. `attacks`: of the windows in which the seat may only react, those alone that concern an attack against it; the server passes in the others. `all`: every one, also where there is one action only. Nobody else learns which of them a seat has. */
export interface SetStops {
  t: "stops";
  stops: "all" | "attacks" | "choices";
}

export interface Snapshot {
  actions: number;
  state: { [key: string]: unknown };
}

/** How every player stands after step `n` of the game, as a replay counts them, with `actions` in the log. */
export interface Standing {
  n: number;
  actions: number;
  values: number[];
}

/** `fill`: the bot for the seats that are still free. */
export interface StartRequest {
  fill?: string | null;
}

/** A finished game as a number by player (`players`: their names; seats first): how they stood at first and after each step that changed it, and what decided the game. `label`: the key of the number's name in the game's texts. Empty for a game that declares no such number. */
export interface StoryResponse {
  label: string;
  low_is_good: boolean;
  players: string[];
  winners: number[];
  steps: number;
  standings: Standing[];
  moments: TurningPoint[];
}

/** Exactly one of: an action, a typed move, a move in notation. */
export interface SubmitAction {
  t: "action";
  id: string;
  decision_index: number;
  action?: number | null;
  move?: { [key: string]: unknown } | null;
  notation?: string | null;
}

/** A public table. `free_seats` are open to people. `options`: those that are not at their defaults. */
export interface TableListing {
  code: string;
  game: string;
  status: "open" | "over" | "playing" | "stopped";
  options: { [key: string]: unknown };
  clock: Clock;
  seats: SeatInfo[];
  free_seats: number;
  spectators: number;
  created: number;
}

/** Who is at the table, and its state. The seed is shown after the game, to prove the commitment. The status is `stopped` if the game ended as it stood. */
export interface TableResponse {
  t: "table";
  code: string;
  game: string;
  options: { [key: string]: unknown };
  seats: SeatInfo[];
  clock: Clock;
  absence: Absence;
  public: boolean;
  owner: number | null;
  locked: boolean;
  status: "open" | "over" | "playing" | "stopped";
  stopped: "operator" | "rules" | null;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  to_act: number[];
}

/** `seat` null: any free one. `entropy` goes into the shuffle. */
export interface TakeSeatRequest {
  name: string;
  seat?: number | null;
  entropy?: string;
}

/** One word of the glossary. */
export interface Term {
  key: string;
  word: string;
  meaning: string;
}

/** Fluent sources: the shared ones, or a game's. */
export interface TextsResponse {
  lang: string;
  ftl: string;
}

/** A step that decided much: `swing` is how far it moved the winners ahead of the others, below zero if it threw them back. `line` of the log tells of it. */
export interface TurningPoint {
  n: number;
  actions: number;
  swing: number;
  line: LogLine;
}

/** The table as its reader may see it, after one more change. */
export interface Update {
  t: "update";
  n: number;
  decision_index: number;
  rule: string | null;
  players_to_act: number[];
  legal_actions: LegalAction[];
  automatic: boolean;
  view: unknown;
  events: unknown[];
  presentation: Presentation | null;
  seen: number;
  times: ClockTimes | null;
  undo: number | null;
  returns: number[] | null;
  ack: string | null;
}

export interface Welcome {
  t: "welcome";
  v: number;
  seat: number;
  table: TableResponse;
}

/** A note in the seat's own notebook, hidden from others until the game is over. An empty text removes it. */
export interface WriteNote {
  t: "note";
  about: string;
  text: string;
}

export type ClientMessage = Hello | SubmitAction | Resync | Hey | ExplainMove | SendChat | WriteNote | SetStops | RequestUndo;

export type ServerMessage = Welcome | TableResponse | Update | Ack | HeyBack | MoveExplanation | ChatMessage | Notebook | Rejected;
