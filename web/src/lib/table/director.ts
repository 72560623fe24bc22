// The director: what has happened comes in, moment by moment; what is to be seen now goes out.
//
// It knows no game, no page and no clock: `now` is handed in, and `due` says when to call `tick` again. A moment holds a
// whole scene, so that any of them can be shown without those before it.

/** A turning point, as a banner. */
export interface Drama {
  title: string;
  text: string;
  player: number | null;
}

/** Who did something to whom: a line between two things on the table, by their ids or places. */
export interface Arrow {
  from: string;
  to: string;
  tone: "good" | "bad" | "plain";
  /** Things that it comes by on its way. */
  via?: readonly string[];
  /** Whose loss or gain it is, where that is not the owner of the place that it leads to. */
  whom?: number;
  /** The field itself shows it while it happens: it is drawn when one asks for it afterwards. */
  later?: boolean;
}

/** One thing that happens. */
export interface Moment<S> {
  scene: S;
  /** How long it is looked at before the next one comes, in milliseconds at normal pace. */
  ms: number;
  /** What happened, in words: for the bar, the log and screen readers. */
  text: string;
  /** Whose doing it is. */
  player: number | null;
  /** The reader decides here: nothing more comes before they have. */
  decision?: boolean;
  /** The name of a sound. */
  cue?: string;
  drama?: Drama;
  arrows?: readonly Arrow[];
  /** Not worth a place among the last moves: a card is drawn, a turn begins. */
  minor?: boolean;
}

/** One of the last moves, as it stays readable. */
export interface Recent {
  /** The moment that showed it first. */
  n: number;
  text: string;
  player: number;
  arrows: readonly Arrow[];
}

export type Pace = "slow" | "normal" | "fast" | "instant";

export const PACES: { readonly [pace in Pace]: number } = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** With more than this still to show, moments are shown faster. */
const LATE = 7000;
/** Beyond this many times as fast nobody can follow: the oldest moments are passed over. */
const FASTEST = 5;
/** Moments that can be stepped back to. */
const KEPT = 400;

export interface Timeline<S> {
  readonly moments: readonly Moment<S>[];
  /** Number of the first one that is kept. */
  readonly first: number;
  /** How far the game has been shown; goes on while one looks back. */
  readonly head: number;
  /** When the head came where it is. */
  readonly since: number;
  /** The moment one looks back at, or null. */
  readonly past: number | null;
  /** What the reader's own move will look like, until the table has answered. */
  readonly guess: S | null;
  readonly pace: Pace;
  readonly due: number | null;
  /** How the last change is to be seen: in its time, quickly, or as something taken back. */
  readonly how: "play" | "quick" | "refused";
}

export const begin = <S>(moment: Moment<S>, pace: Pace, now: number): Timeline<S> => ({
  moments: [moment],
  first: 0,
  head: 0,
  since: now,
  past: null,
  guess: null,
  pace,
  due: null,
  how: "quick",
});

const at = <S>(line: Timeline<S>, n: number): Moment<S> => line.moments[n - line.first]!;
const last = <S>(line: Timeline<S>): number => line.first + line.moments.length - 1;

/** A decision that was open has been looked at already. */
const wait = <S>(line: Timeline<S>, n: number): number => (at(line, n).decision ? 0 : at(line, n).ms * PACES[line.pace]);

/** Milliseconds until all is shown, at the chosen pace. */
export function behind<S>(line: Timeline<S>): number {
  let sum = 0;
  for (let n = line.head; n < last(line); n++) sum += wait(line, n);
  return sum;
}

const hurry = <S>(line: Timeline<S>): number => Math.max(1, behind(line) / LATE);

function timed<S>(line: Timeline<S>): Timeline<S> {
  if (line.head >= last(line)) return { ...line, due: null };
  return { ...line, due: line.since + wait(line, line.head) / hurry(line) };
}

/** Adds moments, however many and however late. */
export function push<S>(line: Timeline<S>, moments: readonly Moment<S>[], now: number): Timeline<S> {
  let next: Timeline<S> = { ...line, moments: [...line.moments, ...moments] };
  // What has been looked at long enough gives way at once, but what follows gets its time from now on.
  if (line.due === null) next = { ...next, since: Math.max(line.since, now - wait(next, next.head) / hurry(next)) };
  while (behind(next) > LATE * FASTEST) next = { ...next, head: next.head + 1, since: now };
  const surplus = Math.min(next.moments.length - KEPT, next.head - next.first);
  if (surplus > 0) {
    const first = next.first + surplus;
    const past = next.past === null ? null : Math.max(first, next.past);
    next = { ...next, moments: next.moments.slice(surplus), first, past };
  }
  return tick(timed(next), now);
}

/** Shows what is due. A guess gives way to what the table says. */
export function tick<S>(line: Timeline<S>, now: number): Timeline<S> {
  let next = line;
  while (next.due !== null && next.due <= now)
    next = timed({ ...next, head: next.head + 1, since: next.due, guess: null, how: "play" });
  return next;
}

/** Straight to the newest moment. */
export function skip<S>(line: Timeline<S>, now: number): Timeline<S> {
  if (line.head >= last(line)) return line;
  return timed({ ...line, head: last(line), since: now, guess: null, how: "quick" });
}

/** A moment back or forth; beyond the head one is in the present again. */
export function step<S>(line: Timeline<S>, by: number): Timeline<S> {
  const to = Math.max(line.first, (line.past ?? line.head) + by);
  return { ...line, past: to >= line.head ? null : to, how: "quick" };
}

export const present = <S>(line: Timeline<S>): Timeline<S> => (line.past === null ? line : { ...line, past: null, how: "quick" });

export const paced = <S>(line: Timeline<S>, pace: Pace, now: number): Timeline<S> => tick(timed({ ...line, pace }), now);

/** Shows the reader's move before the table has taken it. */
export const guess = <S>(line: Timeline<S>, scene: S): Timeline<S> => ({ ...line, guess: scene, past: null, how: "play" });

/** The table has refused it. */
export const refuse = <S>(line: Timeline<S>): Timeline<S> => ({ ...line, guess: null, how: "refused" });

/** The table has answered, and shows nothing new. */
export const settle = <S>(line: Timeline<S>): Timeline<S> => ({ ...line, guess: null });

/** The newest moment becomes another one: the same scene with something about it changed. */
export const amend = <S>(line: Timeline<S>, moment: Moment<S>): Timeline<S> => ({
  ...line,
  moments: [...line.moments.slice(0, -1), moment],
});

/** The last moves that have been shown, the newest last. Moments in the same words are one move. */
export function recent<S>(line: Timeline<S>, most: number): Recent[] {
  const found: Recent[] = [];
  for (let n = line.head; n >= line.first && found.length <= most; n--) {
    const { text, player, arrows = [], minor } = at(line, n);
    if (!text || player === null || minor) continue;
    const next = found.at(-1);
    if (next?.text !== text || next.player !== player) found.push({ n, text, player, arrows });
    else found[found.length - 1] = { ...next, n, arrows: [...arrows, ...next.arrows] };
  }
  return found.slice(0, most).reverse();
}

export interface Shown<S> {
  scene: S;
  moment: Moment<S>;
  n: number;
  of: number;
  live: boolean;
  /** The reader may decide now. */
  decides: boolean;
  /** The reader's move is shown, and the table has not answered yet. */
  waiting: boolean;
  /** More is waiting to be shown. */
  playing: boolean;
  /** Times every duration: 0 is at once. */
  rate: number;
  how: Timeline<S>["how"];
}

export function shown<S>(line: Timeline<S>): Shown<S> {
  const n = line.past ?? line.head;
  const moment = at(line, n);
  const live = line.past === null;
  const playing = line.head < last(line);
  const waiting = live && line.guess !== null;
  const rate = line.how === "quick" ? Math.min(0.7, PACES[line.pace]) : PACES[line.pace] / hurry(line);
  return {
    scene: waiting ? line.guess! : moment.scene,
    moment,
    n,
    of: last(line),
    live,
    waiting,
    playing,
    rate,
    how: line.how,
    decides: live && !playing && moment.decision === true && !waiting,
  };
}
