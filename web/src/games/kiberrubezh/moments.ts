// What has happened, cut into moments: one for each thing that happens, milled cards one by one. Scenes between are the
// one before with what the event says; the last one is the table's own.

import { say } from "../../lib/i18n.svelte";
import type { Arrow, Drama, Moment } from "../../lib/table/director";
import type { Happened } from "../../lib/table/game";
import type { GameEvent } from "./events";
import type { CardCount, Lying, Player } from "./scene";
import { extra, laneOf, lanes, more, tile, type Seen } from "./seen";
import { cardName, kindOf } from "./words";

const MS: { readonly [type: string]: number } = {
  "kr.drew": 420,
  "kr.dealt": 90,
  "kr.laid": 850,
  "kr.played": 1000,
  "kr.wave": 1400,
  "kr.blocked": 950,
  "kr.struck": 900,
  "kr.milled": 150,
  "kr.turn": 700,
  "kr.destroyed": 900,
  "kr.turned": 800,
  "kr.hand": 900,
};
const OWN = 0.6; // what the reader did needs less time
const CUES: { readonly [type: string]: string } = {
  "kr.drew": "lift",
  "kr.dealt": "lift",
  "kr.laid": "card",
  "kr.played": "card",
  "kr.wave": "attack",
  "kr.blocked": "block",
  "kr.cancelled": "block",
  "kr.struck": "break",
  "kr.milled": "mill",
  "kr.destroyed": "break",
  "kr.turned": "lock",
  "kr.discarded": "card",
};
const MINOR = ["kr.dealt", "kr.drew", "kr.under", "kr.turn", "kr.upright", "kr.hand"];
const LAST = 10; // cards in a deck that are worth a banner
const MILLING = 900; // milliseconds that cards of one attack take at most

export function moments(before: Seen, after: Seen, happened: Happened): Moment<Seen>[] {
  const found: Moment<Seen>[] = [];
  const composed = happened.guess ? extra(happened.guess as Seen).order : [];
  let scene = composed.length ? more(before, { order: composed }) : before;
  let source: string | null = null;
  for (const line of happened.lines) {
    const events = [line.event, ...line.more].filter(Boolean) as GameEvent[];
    const text = happened.words(line);
    for (const [n, event] of events.entries()) {
      const next = apply(scene, after, event);
      const own = "player" in event && event.player === after.seat && event.type !== "kr.milled";
      const drama = dramaOf(scene, next, event, happened);
      const ms = drama ? 1500 : Math.min((MS[event.type] ?? 600) * (own ? OWN : 1), event.type === "kr.milled" ? MILLING / events.length : Infinity);
      source = sourceOf(scene, event) ?? source;
      found.push({
        scene: (scene = next),
        ms: n === events.length - 1 && event.type === "kr.milled" ? 450 : ms,
        text,
        player: "player" in event ? event.player : null,
        ...(CUES[event.type] ? { cue: CUES[event.type]! } : {}),
        ...(drama ? { drama } : {}),
        arrows: arrowsOf(scene, event, source),
        ...(MINOR.includes(event.type) ? { minor: true } : {}),
      });
    }
    if (!events.length && found.length) found[found.length - 1] = { ...found.at(-1)!, text: found.at(-1)!.text || text };
  }
  const last = kept(scene, after);
  if (found.length) found[found.length - 1] = { ...found.at(-1)!, scene: last };
  else found.push({ scene: last, ms: 0, text: "", player: null });
  return found;
}

/** The table's own scene with what the page remembers of the wave and the turn. */
function kept(scene: Seen, after: Seen): Seen {
  const { order, uses, top, fell, hits } = extra(scene);
  const same = after.wave !== null && scene.wave !== null && scene.wave.player === after.wave.player;
  return more(after, {
    top: after.players.map(({ pile }, n) => (pile.some((one) => one.card === top[n]) ? top[n]! : (pile.at(-1)?.card ?? null))),
    fell,
    order: same ? order : [],
    uses: same && after.wave!.stage !== "naming" ? uses : [],
    hits: same ? hits : [],
    plan: null,
  });
}

// One event

const name = (scene: Seen, kind: number): string => scene.kinds[kind]?.card ?? "";

function count(held: readonly CardCount[], card: string, by: number): CardCount[] {
  const found = held.find((one) => one.card === card);
  if (!found) return by > 0 ? [...held, { card, count: by }] : [...held];
  return held.flatMap((one) => (one !== found ? [one] : one.count + by > 0 ? [{ ...one, count: one.count + by }] : []));
}

const seat = (scene: Seen, player: number, change: (one: Player) => Partial<Player>): Seen => ({
  ...scene,
  players: scene.players.map((one, n) => (n === player ? { ...one, ...change(one) } : one)),
});

/** One card of a table lies differently; "" is not there. */
function lay(scene: Seen, player: number, card: string, from: readonly (Lying["state"] | "")[], to: Lying["state"] | ""): Seen {
  return seat(scene, player, ({ table }) => {
    const old = from.map((state) => table.find((one) => one.card === card && one.state === state)).find(Boolean);
    if (!old && !from.includes("")) return {};
    const kind = kindOf(scene, card);
    const zone = kind?.kind === "measure" ? "measures" : kind?.kind === "attack" ? "means" : kind?.kind === "event" ? "events" : "assets";
    const rest = table.flatMap((one) => (one !== old ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : []));
    if (to === "") return { table: rest };
    const there = rest.find((one) => one.card === card && one.state === to);
    if (there) return { table: rest.map((one) => (one === there ? { ...one, count: one.count + 1 } : one)) };
    return { table: [...rest, { card, zone, state: to, count: 1, defence: kind?.defence ?? 0, attack: kind?.attack ?? 0 }] };
  });
}

/** A card leaves or enters a hand; `card` is empty if the reader does not see it. */
function hold(scene: Seen, player: number, card: string, by: 1 | -1): Seen {
  const next = seat(scene, player, ({ size, known }) => ({ size: Math.max(0, size + by), known: by < 0 && card ? count(known, card, -1) : known }));
  if (player !== scene.seat || !card) return next;
  const kind = kindOf(scene, card)!;
  const mine = { defence: kind.defence, attack: kind.attack, dear: false };
  return { ...next, hand: count(scene.hand, card, by).map((one) => ({ ...mine, ...one })) };
}

const discard = (scene: Seen, player: number, card: string): Seen =>
  more(
    seat(scene, player, ({ pile }) => ({ pile: count(pile, card, 1) })),
    { top: extra(scene).top.map((one, n) => (n === player ? card : one)) },
  );

const deck = (scene: Seen, player: number, by: number): Seen =>
  more(
    seat(scene, player, (one) => ({ deck: Math.max(0, one.deck + by) })),
    { fell: extra(scene).fell.map((fell, n) => (n === player ? Math.max(0, fell - by) : fell)) },
  );

function meet(scene: Seen, card: string, partly: boolean): Seen {
  if (!scene.wave) return scene;
  const attacks = scene.wave.attacks.map((one) => {
    if (one.card !== card) return one;
    return partly ? { ...one, partly: 1 } : { ...one, met: Math.min(one.count, one.met + 1), partly: 0 };
  });
  return { ...scene, wave: { ...scene.wave, attacks } };
}

/** The first attack of a name that nothing has come of. */
const openLane = (scene: Seen, card: string): string | undefined => lanes(scene).find((one) => one.card === card && one.state !== "met")?.id;

function apply(scene: Seen, after: Seen, event: GameEvent): Seen {
  switch (event.type) {
    case "kr.dealt":
    case "kr.drew":
      return hold(deck(scene, event.player, -1), event.player, name(scene, event.kind), 1);
    case "kr.under": {
      const card = name(scene, event.kind);
      const open = event.observers.includes(-1) && scene.players[event.player]!.pile.some((one) => one.card === card);
      const gone = open ? seat(scene, event.player, ({ pile }) => ({ pile: count(pile, card, -1) })) : hold(scene, event.player, card, -1);
      return deck(gone, event.player, 1);
    }
    case "kr.laid": {
      const card = name(scene, event.kind);
      const upright = after.players[event.player]!.table.some((one) => one.card === card && one.state === "upright");
      return lay(hold(scene, event.player, card, -1), event.player, card, [""], upright ? "upright" : "turned");
    }
    case "kr.played": {
      const card = name(scene, event.kind);
      return lay(hold(scene, event.player, card, -1), event.player, card, [""], "played");
    }
    case "kr.used":
      return lay(scene, event.player, name(scene, event.kind), ["upright"], "turned");
    case "kr.dropped":
    case "kr.destroyed": {
      const card = name(scene, event.kind);
      return discard(lay(scene, event.player, card, ["upright", "turned", "locked"], ""), event.player, card);
    }
    case "kr.wave":
      return declared(scene, event.player, event.wave);
    case "kr.blocked":
      return blocked(scene, event.player, name(scene, event.measure), name(scene, event.attack), event.complete);
    case "kr.cancelled":
      return meet(scene, name(scene, event.kind), false);
    case "kr.struck":
      return more(meet(scene, name(scene, event.kind), false), { hits: [...extra(scene).hits, openLane(scene, name(scene, event.kind)) ?? ""] });
    case "kr.milled":
      return discard(deck(scene, event.player, -1), event.player, name(scene, event.kind));
    case "kr.turned":
      return lay(scene, event.player, name(scene, event.kind), ["upright"], event.stays ? "locked" : "turned");
    case "kr.upright":
      return lay(scene, event.player, name(scene, event.kind), ["turned"], "upright");
    case "kr.hand":
      return seat(scene, event.player, () => ({ known: event.hand.flatMap((n, kind) => (n ? [{ card: name(scene, kind), count: n }] : [])) }));
    case "kr.discarded":
      return discard(hold(scene, event.player, name(scene, event.kind), -1), event.player, name(scene, event.kind));
    case "kr.turn": {
      const players = scene.players.map((one, n) => ({ ...one, table: after.players[n]!.table, pile: after.players[n]!.pile }));
      return more({ ...scene, players, wave: null, active: event.player, turn: event.turn }, { fell: [0, 0], order: [], uses: [], hits: [], plan: null });
    }
    case "kr.ended":
      return after;
    default:
      return scene;
  }
}

function declared(scene: Seen, player: number, wave: readonly number[]): Seen {
  let next = scene;
  const attacks = wave.flatMap((n, kind) => (n ? [{ card: name(scene, kind), count: n, met: 0, partly: 0, wants: n }] : []));
  for (const one of attacks) {
    const named = scene.wave?.attacks.find((other) => other.card === one.card)?.count ?? 0;
    for (let n = named; n < one.count; n++) next = lay(next, player, one.card, ["upright"], "");
  }
  const order = extra(scene).order.length ? extra(scene).order : attacks.flatMap((one) => Array.from({ length: one.count }, (_, n) => laneOf(one.card, n)));
  return more({ ...next, wave: { player, stage: "react", attacks } }, { order, uses: [], hits: [], plan: null });
}

/** The same measure goes on as long as it can block more. */
function blocked(scene: Seen, player: number, measure: string, attack: string, complete: boolean): Seen {
  const lane = openLane(scene, attack) ?? laneOf(attack, 0);
  const { uses } = extra(scene);
  const last = uses.at(-1);
  const goesOn = last?.measure === measure && last.lanes.length < (kindOf(scene, measure)?.blocks ?? 1);
  const next = goesOn ? scene : lay(scene, player, measure, ["upright"], "turned");
  const now = goesOn ? [...uses.slice(0, -1), { measure, lanes: [...last.lanes, lane] }] : [...uses, { measure, lanes: [lane] }];
  return more(meet(next, attack, !complete), { uses: now });
}

// What is to be seen of it

/** Where what happens next comes from. */
function sourceOf(scene: Seen, event: GameEvent): string | null {
  if (event.type === "kr.played") return tile(event.player, name(scene, event.kind), "played");
  if (event.type === "kr.struck") return openLane(scene, name(scene, event.kind)) ?? null;
  return null;
}

function arrowsOf(scene: Seen, event: GameEvent, source: string | null): Arrow[] {
  const to = (place: string, tone: Arrow["tone"] = "bad"): Arrow[] => (source ? [{ from: source, to: place, tone }] : []);
  switch (event.type) {
    case "kr.wave":
      return [{ from: `h${event.player}`, to: `d${1 - event.player}`, tone: "bad", later: true }];
    case "kr.blocked": {
      const lane = extra(scene).uses.at(-1)?.lanes.at(-1);
      return lane === undefined ? [] : [{ from: `h${event.player}`, to: lane, tone: "good", later: true }];
    }
    case "kr.struck":
      return to(`d${1 - event.player}`);
    case "kr.milled":
      return to(`d${event.player}`);
    case "kr.turned":
      return event.forced ? [] : to(tile(event.player, name(scene, event.kind), event.stays ? "locked" : "turned"));
    case "kr.destroyed":
    case "kr.discarded":
      return to(`q${event.player}`);
    case "kr.cancelled":
      return to(lanes(scene).filter((one) => one.card === name(scene, event.kind) && one.state === "met").at(-1)?.id ?? "", "good");
    default:
      return [];
  }
}

function dramaOf(before: Seen, next: Seen, event: GameEvent, { names }: Happened): Drama | null {
  if (event.type === "kr.struck" && !extra(before).hits.length) {
    const count = lanes(before).filter((one) => one.state !== "met").length;
    return { title: say("kr-drama-through"), text: say("kr-drama-through-text", { count, card: cardName(name(before, event.kind)) }), player: event.player };
  }
  if (event.type !== "kr.milled" && event.type !== "kr.drew") return null;
  const [was, is] = [before.players[event.player]!.deck, next.players[event.player]!.deck];
  if (was <= LAST || is > LAST) return null;
  const who = event.player === next.seat ? "you" : "other";
  return { title: say("kr-drama-last"), text: say("kr-drama-last-text", { who, player: names[event.player] ?? "", count: is }), player: event.player };
}
