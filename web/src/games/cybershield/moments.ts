// What has happened, cut into moments: an announcement, its effect, a turn.

import { say } from "../../lib/i18n.svelte";
import type { Arrow, Drama, Moment } from "../../lib/table/director";
import type { Happened } from "../../lib/table/game";
import type { GameEvent } from "./events";
import type { Scene } from "./scene";

const SIDE = 24; // places of a player

const placeName = (place: number): string => `${Math.floor(place / SIDE)}-${(place % SIDE) + 1}`;

/** How long it is looked at, and how it sounds. What is not listed goes along with what is before it. */
const BEATS: { readonly [type: string]: readonly [ms: number, cue?: string] } = {
  "cs.starter": [900],
  "cs.kept": [500],
  "cs.shuffled-back": [700, "deal"],
  "cs.turn": [550],
  "cs.drew": [450, "deal"],
  "cs.took": [700, "card"],
  "cs.announced": [1300, "card"],
  "cs.rearranges": [700],
  "cs.restores": [900, "card"],
  "cs.scraps": [900, "card"],
  "cs.buys": [700, "card"],
  "cs.failed": [800],
  "cs.cancelled": [1100, "block"],
  "cs.placed": [700, "cable"],
  "cs.attached": [900, "lock"],
  "cs.disrupted": [1000, "break"],
  "cs.mended": [800, "cable"],
  "cs.turned-aside": [1200, "break"],
  "cs.rearranged": [700, "cable"],
  "cs.tokens": [800, "card"],
  "cs.took-shown": [900, "card"],
  "cs.discarded": [600, "card"],
  "cs.looked": [600, "deal"],
  "cs.ended": [1200],
};

const MINOR = ["cs.starter", "cs.kept", "cs.shuffled-back", "cs.turn", "cs.drew", "cs.tokens", "cs.looked", "cs.placed", "cs.rearranges", "cs.rearranged"];

/** Quick: the reader's own cards on their way. */
const OWN = 160;

export function moments(before: Scene, after: Scene, { lines, names, words }: Happened): Moment<Scene>[] {
  const made: Moment<Scene>[] = [];
  for (const line of lines) {
    const event = line.event as GameEvent | null;
    const text = words(line);
    const beat = event ? BEATS[event.type] : undefined;
    const last = made.at(-1);
    if (!event || !beat) {
      // Points tell what the moment before came to.
      if (event?.type === "cs.scored" && last) dramatise(last, event, after, names);
      if (last && event?.type !== "cs.lifted" && event?.type !== "cs.planned") last.text ||= text;
      continue;
    }
    const player = "player" in event ? event.player : null;
    const own = player === after.seat && ["cs.drew", "cs.announced", "cs.rearranges", "cs.restores", "cs.buys", "cs.placed"].includes(event.type);
    made.push({
      scene: { ...after, active: before.active, turn: before.turn, step: before.step },
      ms: own ? Math.max(OWN, beat[0] / 3) : beat[0],
      text,
      player,
      ...(beat[1] ? { cue: cueOf(event, after, beat[1]) } : {}),
      arrows: arrowsOf(event, before),
      ...(MINOR.includes(event.type) ? { minor: true } : {}),
    });
  }
  const end = made.at(-1);
  if (end) end.scene = after;
  else made.push({ scene: after, ms: lines.length ? OWN : 0, text: "", player: null });
  // Before its effect an announcement is still to be seen.
  const effect = made.findIndex(({ cue }) => cue !== undefined && cue !== "card" && cue !== "deal");
  if (effect > 0 && before.waiting.length) for (const one of made.slice(0, effect)) if (one !== end) one.scene = { ...one.scene, waiting: before.waiting };
  return made;
}

function cueOf(event: GameEvent, after: Scene, cue: string): string {
  if (event.type === "cs.ended") return event.winner === after.seat ? "win" : "loss";
  if (event.type === "cs.announced" && event.player !== after.seat && Math.floor((event.place ?? -SIDE) / SIDE) === after.seat) return "attack";
  return cue;
}

/** From the card that takes effect to what it hits. */
function arrowsOf(event: GameEvent, before: Scene): Arrow[] {
  // The field draws a line from the announcement itself.
  if (event.type === "cs.announced" && (event.place ?? -1) >= 0)
    return [{ from: `h${event.player}`, to: placeName(event.place!), tone: Math.floor(event.place! / SIDE) === event.player ? "good" : "bad", later: true }];
  if (event.type === "cs.disrupted" && before.waiting[0]) return [{ from: "w0", to: placeName(event.place), tone: "bad" }];
  return [];
}

/** Turning points: somebody's ten points are near or reached, a Provider falls. */
function dramatise(moment: Moment<Scene>, event: { player: number; points: number; before: number }, after: Scene, names: readonly string[]): void {
  const { player, points, before } = event;
  if (points < after.goal || before >= after.goal) return;
  const drama: Drama = { title: say("shield-drama-ten", { points }), text: names[player] ?? "", player };
  moment.drama = drama;
  moment.ms = Math.max(moment.ms, 1600);
}
