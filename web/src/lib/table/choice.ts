// The choice: legal moves and what the reader does come in; what is selected, available, lit and ready goes out.
//
// Mouse, touch, dragging and keys all become the same few inputs (gesture.ts, keys.ts), so no way of playing knows more
// than another. Serves "choose one", "choose a set", "choose a thing, then its target" and "choose a place" without being
// told which.

import type { Step } from "./chain";

export type Tone = "good" | "bad" | "plain";

/** A legal action: which kinds of things it uses up, and where they go. */
export interface LegalMove {
  action: number;
  uses: readonly string[];
  /** None: it is confirmed by a button. */
  target?: string;
  /** What is passed on the way to the target. */
  over?: readonly string[];
  /** What comes of it, as short as on a label. */
  label: string;
  tone: Tone;
  /** The same in a sentence. */
  text: string;
  /** Not the main button, though it uses nothing: passing, ending. */
  quiet?: boolean;
  /** The main button, though it uses nothing and there are things to use. */
  loud?: boolean;
  /** It only changes what is composed on the page (TableGame.planned); null drops all of it. Nothing is sent. */
  plan?: unknown;
  /** Moves that go to the table after it, or, if it is no legal action itself, in its place: what is composed. */
  chain?: readonly Step[];
}

/** Something that can be touched. Things of a kind stand for each other: two 9s, either of two jokers. */
export interface Thing {
  id: string;
  kind: string;
  /** Can be used, but does not ask for it: it is not lit. */
  quiet?: boolean;
}

export interface Decision {
  moves: readonly LegalMove[];
  /** In the order in which arrow keys walk. */
  things: readonly Thing[];
  /** What was selected stays so when the next decision of the same sort comes. */
  keeps?: boolean;
  /** The last thing that can be moved is selected already, so that its targets are lit. */
  preselects?: boolean;
  /** Digits choose among the ways to use what is selected. */
  numbered?: boolean;
  /** In place of the table's own words for the decision, and below them: about what is composed. */
  prompt?: string;
  note?: string;
}

export interface Choice {
  /** Ids of things. */
  selection: readonly string[];
  /** Where the keyboard is: a thing or a target. Never nothing while there is something. */
  at: string | null;
  /** What is not available now and was touched: its reason is shown. */
  asked: string | null;
  /** What is read at full size. */
  zoom: string | null;
  /** What hangs on the pointer. */
  carried: string | null;
  /** A target that can be used in several ways: they are offered. */
  open: string | null;
  typed: string;
}

/** The centre of a thing or a target, for walking among them. */
export interface Stop {
  id: string;
  x: number;
  y: number;
}

export type Way = "left" | "right" | "up" | "down" | "first" | "last";

export type Input =
  | { t: "tap"; id: string }
  | { t: "twice"; id: string }
  | { t: "focus"; id: string }
  | { t: "walk"; way: Way; stops: readonly Stop[] }
  | { t: "digit"; digit: string; fresh: boolean }
  | { t: "next"; by: 1 | -1 }
  | { t: "enter" }
  | { t: "back" }
  | { t: "zoom"; id: string | null }
  | { t: "grab"; id: string }
  | { t: "drop"; on: string | null };

export interface Look {
  /** Can be selected, or is. */
  available: ReadonlySet<string>;
  /** Cannot be selected now. */
  dim: ReadonlySet<string>;
  /** The moves at every lit target. */
  targets: ReadonlyMap<string, readonly LegalMove[]>;
  /** Passed on the way to something lit. */
  over: ReadonlySet<string>;
  /** What the selection can do without a target: the main button, and others beside it. */
  ready: readonly LegalMove[];
  /** What can be done without touching a thing. */
  buttons: readonly LegalMove[];
}

export interface Done {
  choice: Choice;
  /** To be sent now. */
  move?: LegalMove;
}

/** The table itself, where a set is dropped to play it. */
export const TABLE = "table";

export const NOTHING: Choice = {
  selection: [],
  at: null,
  asked: null,
  zoom: null,
  carried: null,
  open: null,
  typed: "",
};

/** What comes of the moves at a target, in words: a sentence, and the short form where it says more. */
export const outcome = (moves: readonly LegalMove[] = []): string =>
  moves.map(({ text, label }) => (label && !text.toLowerCase().includes(label.toLowerCase()) ? [text, label] : [text]).filter(Boolean).join(", ")).join("; ");

const kindOf = (decision: Decision, id: string): string | undefined => decision.things.find((thing) => thing.id === id)?.kind;

export const kinds = (decision: Decision, ids: readonly string[]): string[] => ids.flatMap((id) => kindOf(decision, id) ?? []);

/** Whether a move uses at least these. */
function covers(move: LegalMove, wanted: readonly string[]): boolean {
  const left = [...move.uses];
  return wanted.every((kind) => {
    const n = left.indexOf(kind);
    if (n >= 0) left.splice(n, 1);
    return n >= 0;
  });
}

function leads(decision: Decision, ids: readonly string[]): boolean {
  const wanted = kinds(decision, ids);
  return wanted.length === ids.length && decision.moves.some((move) => covers(move, wanted));
}

/** Only one thing is ever selected, so another one takes its place. */
const single = (decision: Decision): boolean => decision.moves.every((move) => move.uses.length <= 1);

export function look(decision: Decision, choice: Choice): Look {
  const available = new Set<string>();
  const dim = new Set<string>();
  for (const { id } of decision.things) {
    const joins =
      choice.selection.includes(id) ||
      leads(decision, [...choice.selection, id]) ||
      (single(decision) && leads(decision, [id]));
    (joins ? available : dim).add(id);
  }
  const wanted = kinds(decision, choice.selection);
  const exact = decision.moves.filter((move) => move.uses.length === wanted.length && covers(move, wanted));
  const targets = new Map<string, LegalMove[]>();
  for (const move of exact)
    if (move.target !== undefined) targets.set(move.target, [...(targets.get(move.target) ?? []), move]);
  return {
    available,
    dim,
    targets,
    over: new Set(exact.flatMap((move) => move.over ?? [])),
    ready: exact.filter((move) => move.target === undefined && move.uses.length > 0),
    buttons: decision.moves.filter((move) => move.target === undefined && move.uses.length === 0),
  };
}

/** The beginning of a decision. */
export function begin(decision: Decision, before: Choice = NOTHING): Choice {
  const able = decision.things.filter((thing) => leads(decision, [thing.id]));
  const kept = decision.keeps ? before.selection.filter((id) => able.some((thing) => thing.id === id)) : [];
  const last = decision.preselects ? able.slice(-1).map((thing) => thing.id) : [];
  const selection = kept.length ? kept : last;
  const here = decision.things.some((thing) => thing.id === before.at);
  const first = able.at(-1)?.id ?? decision.things[0]?.id ?? decision.moves.find((move) => !move.uses.length)?.target ?? null;
  return { ...NOTHING, selection, at: selection[0] ?? (here ? before.at : first) };
}

/** The same decision with other things (a card came or went): what is gone is let go. */
export function settle(decision: Decision, choice: Choice, before: readonly Thing[]): Choice {
  const here = (id: string): boolean =>
    decision.things.some((thing) => thing.id === id) || decision.moves.some((move) => move.target === id);
  const selection = choice.selection.filter(here);
  const old = before.findIndex((thing) => thing.id === choice.at);
  const near = decision.things[Math.min(Math.max(0, old), decision.things.length - 1)]?.id ?? null;
  const target = decision.moves.find((move) => move.target !== undefined && !move.uses.length)?.target ?? null;
  const at = choice.at !== null && here(choice.at) ? choice.at : (near ?? target);
  return { ...choice, selection: leads(decision, selection) ? selection : [], at, asked: null, carried: null, open: null };
}

function toggle(decision: Decision, choice: Choice, id: string): Choice {
  const next = { ...choice, at: id, asked: null, open: null };
  if (choice.selection.includes(id)) return { ...next, selection: choice.selection.filter((other) => other !== id) };
  if (leads(decision, [...choice.selection, id])) return { ...next, selection: [...choice.selection, id] };
  // What cannot join says why; touched again, it begins a new selection.
  const again = single(decision) || choice.asked === id;
  return again && leads(decision, [id]) ? { ...next, selection: [id] } : { ...next, asked: id };
}

export function input(decision: Decision, choice: Choice, event: Input): Done {
  const now = look(decision, choice);
  switch (event.t) {
    case "tap": {
      const moves = now.targets.get(event.id);
      if (moves) return aim(choice, event.id, moves);
      if (kindOf(decision, event.id) === undefined) return { choice: { ...choice, asked: event.id, open: null } };
      return { choice: toggle(decision, choice, event.id) };
    }
    case "twice": {
      if (kindOf(decision, event.id) === undefined) return input(decision, choice, { t: "tap", id: event.id });
      const next = choice.selection.includes(event.id) ? choice : toggle(decision, choice, event.id);
      // What can go somewhere waits for its target.
      const then = look(decision, next);
      return finish(next, then.targets.size ? undefined : then.ready[0]);
    }
    case "focus":
      return { choice: choice.at === event.id ? choice : { ...choice, at: event.id, asked: null } };
    case "walk":
      return { choice: { ...choice, asked: null, open: null, at: walk(decision, choice, now, event.way, event.stops) } };
    case "next": {
      const able = decision.things.filter((thing) => leads(decision, [thing.id]));
      const n = able.findIndex((thing) => thing.id === (choice.selection[0] ?? choice.at));
      const to = able[(n + event.by + able.length) % able.length]?.id;
      if (to === undefined) return { choice };
      return { choice: { ...choice, at: to, asked: null, open: null, selection: single(decision) ? [to] : choice.selection } };
    }
    case "digit": {
      const way = (choice.open === null ? now.ready : (now.targets.get(choice.open) ?? []))[Number(event.digit) - 1];
      if (decision.numbered && way) return finish(choice, way);
      const typed = event.fresh ? event.digit : choice.typed + event.digit;
      return { choice: { ...choice, ...jump(decision, choice, typed, event.digit), asked: null } };
    }
    case "enter": {
      const moves = choice.at === null ? undefined : now.targets.get(choice.at);
      if (moves && choice.at !== null) return aim(choice, choice.at, moves);
      if (now.ready[0] && choice.at !== null && choice.selection.includes(choice.at)) return finish(choice, now.ready[0]);
      return choice.at === null ? { choice } : input(decision, choice, { t: "tap", id: choice.at });
    }
    case "back": {
      if (choice.zoom !== null) return { choice: { ...choice, zoom: null } };
      if (choice.open !== null) return { choice: { ...choice, open: null } };
      if (choice.asked !== null) return { choice: { ...choice, asked: null } };
      // From a target back to the thing, then off the thing.
      const from = choice.selection.at(-1) ?? null;
      if (from !== null && choice.at !== null && now.targets.has(choice.at)) return { choice: { ...choice, at: from } };
      return { choice: { ...choice, selection: [], carried: null } };
    }
    case "zoom":
      return { choice: { ...choice, zoom: event.id, asked: null } };
    case "grab": {
      const able = choice.selection.includes(event.id) || now.available.has(event.id);
      const next = choice.selection.includes(event.id) ? choice : toggle(decision, choice, event.id);
      return { choice: { ...next, carried: able ? event.id : null } };
    }
    case "drop": {
      const let_ = { ...choice, carried: null };
      if (choice.carried === null) return { choice: let_ };
      const moves = event.on === null ? undefined : now.targets.get(event.on);
      if (moves && event.on !== null) return aim(let_, event.on, moves);
      return finish(let_, event.on === TABLE ? now.ready[0] : undefined);
    }
  }
}

const finish = (choice: Choice, move: LegalMove | undefined): Done => (move ? { choice, move } : { choice });

/** One way to use a target is taken at once; several are offered. */
function aim(choice: Choice, id: string, moves: readonly LegalMove[]): Done {
  const next = { ...choice, at: id, asked: null };
  return moves.length === 1 ? { choice: { ...next, open: null }, move: moves[0]! } : { choice: { ...next, open: id } };
}

/** Things are a row, targets a plane; up leads from the row to the plane, down back. */
function walk(decision: Decision, choice: Choice, now: Look, way: Way, stops: readonly Stop[]): string | null {
  const row = decision.things.map((thing) => thing.id);
  const n = row.indexOf(choice.at ?? "");
  const plane = stops.filter((stop) => now.targets.has(stop.id));
  const on = plane.find((stop) => stop.id === choice.at);
  if (on) {
    const to = nearest(plane, on, way);
    return to ?? (way === "down" ? (choice.selection.at(-1) ?? row[0] ?? choice.at) : choice.at);
  }
  if (way === "first" || way === "last") return row.at(way === "first" ? 0 : -1) ?? null;
  const here = stops.find((stop) => stop.id === choice.at);
  if (way === "up" || (way === "down" && plane.length > 0)) {
    const best = here ? (nearest(plane, here, way) ?? closest(plane, here)) : plane[0]?.id;
    return best ?? choice.at;
  }
  if (n < 0) return row[0] ?? plane[0]?.id ?? null;
  return row[(n + (way === "right" ? 1 : -1) + row.length) % row.length] ?? null;
}

const WAYS: { readonly [way: string]: readonly [number, number] } = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export function nearest(stops: readonly Stop[], here: Stop, way: Way): string | undefined {
  const [dx, dy] = WAYS[way] ?? [0, 0];
  let best: string | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - here.x) * dx + (stop.y - here.y) * dy;
    const beside = Math.abs((stop.x - here.x) * dy) + Math.abs((stop.y - here.y) * dx);
    if (ahead > 1 && ahead + 2 * beside < least) [best, least] = [stop.id, ahead + 2 * beside];
  }
  return best;
}

const closest = (stops: readonly Stop[], here: Stop): string | undefined =>
  [...stops].sort((one, other) => Math.hypot(one.x - here.x, one.y - here.y) - Math.hypot(other.x - here.x, other.y - here.y))[0]
    ?.id;

/** 9 jumps to the nines, again to the next of them; 1 and then 3 to the 13. Other things are counted from 1. */
function jump(decision: Decision, choice: Choice, typed: string, digit: string): Pick<Choice, "at" | "typed"> {
  const ranked = decision.things.some((thing) => /^\d+$/.test(thing.kind));
  if (!ranked) return { at: decision.things[Number(digit) - 1]?.id ?? choice.at, typed: digit };
  const to = (kind: string): string[] => decision.things.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
  const known = to(typed).length > 0;
  const row = to(known ? typed : digit);
  const same = row.indexOf(choice.at ?? "");
  return { at: row[(same + 1) % Math.max(1, row.length)] ?? choice.at, typed: known || typed.length === 1 ? typed : digit };
}
