// What has happened, cut into moments that can be followed: a card comes to the middle, then what comes of it.

import { say } from "../../lib/i18n.svelte";
import type { Arrow, Drama, Moment } from "../../lib/table/director";
import type { Happened } from "../../lib/table/game";
import { seatPlace } from "./decision";
import type { GameEvent } from "./events";
import { cablesTo } from "./layout";
import { cleared, patch } from "./patch";
import type { Staged } from "./staged";
import { roleName } from "./words";

interface Manner {
  ms: number;
  cue?: string;
  drama?: Drama;
  arrows?: Arrow[];
  minor?: boolean;
}

/** Events that only lead to the next: they have no moment of their own. */
const PASSING = new Set<string | undefined>(["lok.round", "lok.dealt", "lok.role", "lok.turn-ended", "lok.knew", "lok.all-shown"]);
/** What follows is what comes of the card in the middle: it stays until then. */
const LAUNCH = new Set(["lok.attacked", "lok.played", "lok.duelled", "lok.bomb-tested"]);

const NUMBER = (event: GameEvent | null): number | null =>
  event && "player" in event && typeof event.player === "number" ? event.player : null;

export function moments(before: Staged, after: Staged, { lines, names, words }: Happened): Moment<Staged>[] {
  const made: Moment<Staged>[] = [];
  const open = before.decision.card; // a special whose decisions were not all made
  let scene: Staged = { ...before, stage: open === null ? undefined : { card: open, defence: null, result: "" } };
  for (const line of lines) {
    const event = line.event as GameEvent | null;
    const text = words(line);
    if (!event) {
      const last = made.at(-1);
      if (last && text) last.text = `${last.text}. ${text}`;
      continue;
    }
    for (const each of [event, ...(line.more as GameEvent[])]) {
      const launched = scene.stage !== undefined && LAUNCH.has(each.type);
      scene = patch(launched || held(scene, each, after) ? cleared(scene) : scene, each, after);
    }
    if (PASSING.has(event.type)) continue;
    const player = NUMBER(event) ?? owner(after, event);
    made.push({ scene, text, player, ...manner(after, event, names, text) });
    if (event.type === "lok.attacked" || event.type === "lok.duelled") {
      const fails = event.type === "lok.attacked" ? event.defence >= event.level : event.defence >= event.attack;
      if (fails) {
        scene = returned(scene, event);
        made.push({ scene, text, player, ms: 500, cue: "block" });
      }
    }
  }
  const last = made.at(-1);
  if (!last) return [{ scene: after, ms: 0, text: lines.length ? words(lines.at(-1)!) : "", player: null }];
  // A banner does not stay: the last moment is one without.
  if (last.drama || (scene.stage && after.decision.card === null)) made.push({ scene: after, ms: 400, text: last.text, player: last.player });
  else last.scene = after;
  return made;
}

/** The card in the middle has done what it does when one of these happens, unless others still have to decide. */
const held = (scene: Staged, event: GameEvent, after: Staged): boolean =>
  scene.stage !== undefined && scene.stage.card !== after.decision.card && ["lok.nodes-lost", "lok.turn", "lok.turn-ended", "lok.discarded", "lok.drew", "lok.defended"].includes(event.type);

/** A defence that has held goes back to its host; one that is even with the attack is gone with it. */
function returned(scene: Staged, event: GameEvent): Staged {
  const against = scene.stage?.defence ?? null;
  if (event.type !== "lok.attacked" || event.defence <= event.level) return cleared(scene);
  const places = scene.places.map((place, n) => (n === event.place ? { ...place, defence: against } : place));
  return cleared({ ...scene, places, stage: { ...scene.stage!, defence: null } });
}

function owner(scene: Staged, event: GameEvent): number | null {
  const at = "place" in event && typeof event.place === "number" ? scene.places[event.place] : undefined;
  return at?.player ?? null;
}

/** Along the cables, from the nearest host of the attacker. */
function attackWay({ places }: Staged, player: number, to: number): Arrow {
  const size = places.length;
  const ways = ([1, -1] as const).flatMap((step) => {
    for (let k = 1; k < size; k++) {
      const at = (to - step * k + size * k) % size;
      const { nodes, owner, player: seat } = places[at]!;
      if (nodes > 0 && (seat ?? owner) === player) return [{ from: at, step, met: cablesTo(size, at, to, step).between }];
    }
    return [];
  });
  const hosts = (met: readonly number[]): number => met.filter((n) => places[n]!.nodes > 0).length;
  const [best] = ways.sort((one, other) => hosts(one.met) - hosts(other.met) || one.met.length - other.met.length);
  const from = places[best?.from ?? 2 * player]!.id;
  return { from, to: places[to]!.id, tone: "bad", via: (best?.met ?? []).map((n) => places[n]!.id) };
}

function manner(after: Staged, event: GameEvent, names: readonly string[], text: string): Manner {
  const own = NUMBER(event) === after.seat;
  const from = NUMBER(event) === null ? "" : seatPlace(after, NUMBER(event)!);
  const id = (place: number): string => after.places[place]?.id ?? "";
  const arrow = (to: string, tone: Arrow["tone"]): { arrows: Arrow[] } => ({ arrows: [{ from, to, tone }] });
  switch (event.type) {
    case "lok.attacked":
      return { ms: own ? 1100 : 1500, cue: "attack", arrows: [attackWay(after, event.player, event.place)] };
    case "lok.duelled":
      return { ms: 1400, cue: "attack", ...arrow(seatPlace(after, event.other), "bad") };
    case "lok.nodes-lost": {
      const player = after.places[event.place]?.player ?? null;
      const drama = player === null || event.left === 0 ? {} : { drama: { title: say("lok-drama-node"), text, player } };
      return { ms: player === null ? 700 : 1100, cue: "break", ...drama };
    }
    case "lok.host-out":
      return { ms: 900, cue: "lock" };
    case "lok.out": {
      const role = after.players[event.player]?.role ?? "";
      const title = say("lok-drama-out", { player: names[event.player] ?? "", who: own ? "you" : "other" });
      return { ms: 1800, cue: "hat", drama: { title, text: role ? roleName(role) : "", player: event.player } };
    }
    case "lok.bomb-tested":
      return event.off ? { ms: 1500, cue: "hat", drama: { title: say("lok-drama-bomb"), text, player: event.player } } : { ms: 900, cue: "mill" };
    case "lok.played": {
      const to = event.other >= 0 ? seatPlace(after, event.other) : event.place >= 0 ? id(event.place) : "";
      return { ms: own ? 700 : 1200, cue: "card", ...(to && to !== from ? arrow(to, event.other >= 0 ? "bad" : "good") : {}) };
    }
    case "lok.stole":
      return { ms: 800, cue: "sweep", arrows: [{ from: seatPlace(after, event.other), to: from, tone: "bad" }] };
    case "lok.captured":
      return { ms: 1200, cue: "cable", arrows: event.places.map((at) => ({ from, to: id(at), tone: "plain" as const })) };
    case "lok.bomb-passed":
      return { ms: 800, cue: "clock", ...arrow(seatPlace(after, event.to), "bad") };
    case "lok.defended":
      return { ms: own ? 400 : 750, cue: "card" };
    case "lok.host":
      return { ms: own ? 300 : 600, cue: "cable" };
    case "lok.drew":
      return { ms: own ? 500 : 450, cue: "deal", minor: true };
    case "lok.turn":
      return { ms: own ? 300 : 500, minor: true };
    case "lok.discarded":
      return { ms: own ? 300 : 550, cue: "mill" };
    case "lok.restored":
      return { ms: 800, cue: "turn" };
    case "lok.answered":
      return { ms: 700, cue: event.level ? "block" : "card" };
    case "lok.ended":
      return { ms: 1500, cue: event.winners.includes(after.seat) ? "win" : "loss", drama: { title: say("lok-drama-over"), text, player: null } };
    default:
      return { ms: 600 };
  }
}
