// Black Hat as a living table.

import { other } from "virtual:pictures/blackhat";
import { count, times } from "../../lib/cardCounts";
import { say } from "../../lib/i18n.svelte";
import type { LegalMove, Tone } from "../../lib/table/choice";
import type { Moment } from "../../lib/table/director";
import type { Details, Ending, GameDecision, Happened, Legal, TableGame } from "../../lib/table/game";
import type { GameEvent } from "./events";
import { spaces } from "./art";
import { cardsOf, lastTrick, played, rankOf, sign, spaceOf } from "./scenes";
import { way, wanted } from "./places";
import type { Put, Scene } from "./scene";
import CardFace from "./table/CardFace.svelte";
import Dock from "./table/Dock.svelte";
import Field from "./table/Field.svelte";
import type { Move } from "./wire";
import { cardName, plainNumber } from "./words";

const TARGETLESS = ["bh.pass", "bh.decline"];

function move(scene: Scene, legal: Legal<Move>): LegalMove[] {
  const { move: typed, action } = legal;
  const args = legal.args ?? {};
  const text = (legal.key && say(legal.key, args)) || "";
  const label = (legal.key && say(`${legal.key}.label`, args)) || "";
  const tone = (args.tone as Tone | undefined) ?? "plain";
  const base = { action, text, label, tone, uses: [] as string[] };
  switch (typed.type) {
    case "bh.play":
      return [{ ...base, uses: cardsOf(typed) }];
    case "bh.step":
    case "bh.send":
      return [{ ...base, uses: [typed.pawn], target: typed.space, ...outcome(scene, typed.pawn, typed.space, base) }];
    case "bh.trace":
    case "bh.mark":
    case "bh.lift":
      return [{ ...base, target: typed.space }];
    case "bh.lay":
      return [{ ...base, target: `place${typed.place}` }];
    case "bh.swap":
      return [{ ...base, target: `seat${typed.player - 1}` }];
    case "bh.pick":
      return scene.trick
        .filter((put) => put.cards.includes(String(typed.rank)))
        .map((put) => ({ ...base, target: `seat${put.player}` }));
    default:
      return [{ ...base, quiet: TARGETLESS.includes(typed.type) }];
  }
}

/** The change of trace, as the two spaces show it; and whether the pawn would be stuck. */
function outcome(scene: Scene, pawn: string, to: string, base: { label: string; tone: Tone }): { label: string; tone: Tone } {
  if (base.label) return base;
  const at = scene.pawns.find((one) => one.id === pawn)?.at;
  const [from, there] = [spaceOf(scene, at ?? ""), spaceOf(scene, to)];
  if (!from || !there) return base;
  return { label: sign(there.value - from.value), tone: ["honeypot", "dos"].includes(there.kind) ? "bad" : "plain" };
}

function decision(scene: Scene, legal: readonly Legal<Move>[]): GameDecision {
  const moves = legal.flatMap((one) => move(scene, one));
  const pawns = new Set(moves.flatMap((one) => (one.target === undefined ? [] : one.uses)));
  const plays = legal.some((one) => one.move.type === "bh.play");
  return {
    moves,
    things: scene.pawns.filter((pawn) => pawns.has(pawn.id)).map((pawn) => ({ id: pawn.id, kind: pawn.id })),
    hand: plays,
    preselects: legal.some((one) => one.move.type === "bh.step"),
  };
}

function moments(before: Scene, after: Scene, { lines, words, names }: Happened): Moment<Scene>[] {
  const made: Moment<Scene>[] = [];
  const trick = lastTrick(before, after);
  let scene = before;
  let open = false; // the last moment is not the scene after all
  const add = (more: Partial<Moment<Scene>> & { text: string; player: number | null }): void => {
    made.push({ scene, ms: 800, ...more });
  };
  const space = (number: number): string => after.spaces[number]?.id ?? "";
  for (const line of lines) {
    const event = line.event as GameEvent | null;
    const text = words(line);
    switch (event?.type) {
      case "bh.played": {
        const puts: Put[] = trick?.puts ?? after.trick;
        const put = puts.find((one) => one.player === event.player);
        if (put) scene = played(scene, put, trick ? event.player : after.wins);
        add({ text, player: event.player, cue: "card" });
        open = trick !== null;
        break;
      }
      case "bh.won":
        scene = { ...scene, wins: event.player };
        add({
          text,
          player: event.player,
          cue: event.black_hat ? "hat" : "sweep",
          ms: event.black_hat ? 1500 : 900,
          arrows: (trick?.puts ?? after.trick).flatMap(({ player, cards }) =>
            player === event.player || !cards.length ? [] : [{ from: `t${player}`, to: `p${event.player}`, tone: "plain", later: true }],
          ),
          ...(event.black_hat ? { drama: { title: say("bh-drama-hat"), text, player: event.player } } : {}),
        });
        open = true;
        break;
      case "bh.moved":
      case "bh.sent":
      case "bh.jailed": {
        const from = scene.pawns[event.pawn]!.at;
        scene = { ...scene, pawns: scene.pawns.map((pawn, n) => (n === event.pawn ? after.pawns[n]! : pawn)) };
        const to = after.pawns[event.pawn]!.at;
        const kind = spaceOf(after, to)?.kind;
        const { player } = after.pawns[event.pawn]!;
        const drama = kind === "honeypot" && event.type === "bh.moved" ? { title: say("bh-drama-stuck"), text, player } : undefined;
        add({ text, player: "player" in event ? event.player : null, cue: drama ? "lock" : "step", ms: drama ? 1500 : 750, ...(drama ? { drama } : {}), arrows: [event.type === "bh.sent" ? { from: `p${event.player}`, to, tone: "bad", whom: player } : { from, to, tone: "plain", later: true }] });
        open = true;
        break;
      }
      case "bh.tracer-moved":
        scene = { ...scene, tracer: after.tracer };
        add({ text, player: event.player, cue: "step" });
        open = true;
        break;
      case "bh.scored":
        scene = after;
        add({ text, player: null, ms: 2200, cue: "turn", drama: { title: say("bh-drama-round", { round: event.round }), text: standing(after, names), player: null } });
        open = false;
        break;
      case "bh.ended":
        scene = after;
        add({ text, player: null, ms: 1200, cue: event.winners.includes(after.seat) ? "win" : "loss" });
        open = false;
        break;
      case "bh.round":
        add({ text, player: null, cue: "deal", ms: 500 });
        open = true;
        break;
      case "bh.swapped":
        add({ text, player: event.player, ms: 900, cue: "sweep", arrows: [{ from: `p${event.player}`, to: `p${event.other}`, tone: "bad" }] });
        open = true;
        break;
      case "bh.marked":
        add({ text, player: event.player, ms: 650, arrows: [{ from: `p${event.player}`, to: space(event.space), tone: "plain" }] });
        open = true;
        break;
      case "bh.dealt":
      case "bh.drew":
        break;
      default:
        add({ text, player: event && "player" in event && typeof event.player === "number" ? event.player : null, ms: 650 });
        open = true;
    }
  }
  const last = made.at(-1);
  if (last && !open) last.scene = after;
  else if (last) made.push({ scene: after, ms: 350, text: last.text, player: last.player });
  else made.push({ scene: after, ms: 0, text: lines.length ? words(lines.at(-1)!) : "", player: null });
  return made;
}

const standing = (scene: Scene, names: readonly string[]): string =>
  scene.players.map((player, n) => `${names[n]} ${plainNumber(player.total)}`).join(" · ");

function foresee(scene: Scene, { move: typed }: Legal<Move>): Scene | null {
  switch (typed.type) {
    case "bh.play":
      return scene.player === null ? null : played(scene, { player: scene.player, cards: cardsOf(typed) }, scene.wins);
    case "bh.step":
    case "bh.send":
      return { ...scene, pawns: scene.pawns.map((pawn) => (pawn.id === typed.pawn ? { ...pawn, at: typed.space } : pawn)) };
    default:
      return null;
  }
}

function attempt(scene: Scene, kind: string, selection: readonly string[]): Move | null {
  if (/^(\d+|J|H)$/.test(kind)) {
    const cards = [...selection, kind];
    const ranks = cards.filter((card) => /^\d+$/.test(card));
    if (new Set(ranks).size > 1) return { type: "bh.play", rank: Number(kind), count: cards.length };
    return {
      type: "bh.play",
      rank: Number(ranks[0] ?? 0),
      count: ranks.length,
      jokers: cards.filter((card) => card === "J").length,
      black_hat: cards.includes("H"),
    };
  }
  if (scene.decision === "exploit") return { type: "bh.mark", space: kind, up: true };
  if (scene.decision === "tracer") return { type: "bh.trace", space: kind };
  const pawn = selection[0] ?? scene.pawns.find((one) => one.player === scene.player)?.id;
  if (scene.decision === "move" && pawn && spaceOf(scene, kind)) return { type: "bh.step", pawn, space: kind };
  return null;
}

function details(id: string, scene: Scene): Details | null {
  if (/^(\d+|J|H)$/.test(id)) {
    const [key, trace] = [id === "J" ? "joker" : id === "H" ? "hat" : id, traceOf(scene, id)];
    return {
      face: id,
      title: id === "J" || id === "H" ? cardName(id) : say("bh-card-title", { rank: id }),
      text: say(`bh-read-${id === "J" || id === "H" ? key : "rank"}`),
      facts: trace === null ? [] : [[say("bh-fact-trace"), plainNumber(trace)]],
      rules: ["BH-3.1", ...(id === "H" ? ["BH-5.1"] : [])],
      reconstructed: true,
    };
  }
  if (id === "discard")
    return { title: say("bh-discard", { count: count(scene.discard) }), text: scene.discard.map((one) => cardName(one.card) + times(one.count)).join(", ") || say("bh-discard-none"), rules: ["BH-6.4"] };
  const space = spaceOf(scene, scene.pawns.find((pawn) => pawn.id === id)?.at ?? id);
  if (!space) return null;
  const name = space.name.replace("space-", "");
  return {
    title: say(space.name),
    kind: say(`kind-${space.kind}`),
    text: say(`kind-${space.kind}.help`),
    idea: say(`${space.name}.idea`) || say(`kind-${space.kind}.idea`),
    facts: [[say("bh-fact-trace"), plainNumber(space.value)]],
    picture: spaces.of(name),
    reconstructed: space.reconstructed,
  };
}

const traceOf = (scene: Scene, card: string): number | null =>
  [...scene.hand, ...scene.discard, ...scene.players.flatMap((player) => player.known)].find((one) => one.card === card)?.trace ?? null;

function summary(scene: Scene, names: readonly string[]): string {
  const hand = scene.hand.flatMap((kind) => Array<string>(kind.count).fill(cardName(kind.card))).join(", ");
  const pawns = scene.pawns.map((pawn) => `${names[pawn.player]}: ${say(spaceOf(scene, pawn.at)?.name ?? "")}`).join("; ");
  const totals = scene.players.map((player, n) => `${names[n]}: ${plainNumber(player.total)}`).join("; ");
  const trick = scene.trick.map((put) => `${names[put.player]}: ${put.cards.map(cardName).join(", ") || say("bh-passed")}`).join("; ");
  return [say("bh-where", { round: scene.round, standing: totals, hand, pawns }), trick && say("bh-where-trick", { trick })].filter(Boolean).join(" ");
}

function ending(scene: Scene, names: readonly string[]): Ending {
  const order = scene.players.map((_, n) => n).sort((one, other) => scene.players[one]!.total - scene.players[other]!.total);
  const first = order.filter((n) => scene.winners.includes(n));
  const [winner, next] = [first[0] ?? 0, order.find((n) => !scene.winners.includes(n))];
  const gap = next === undefined ? 0 : scene.players[next]!.total - scene.players[winner]!.total;
  return {
    why: scene.celebrity ? say("bh-end-celebrity", { player: first.map((n) => names[n] ?? "").join(", ") }) : say("bh-end-why", { player: names[winner] ?? "", gap, trace: plainNumber(scene.players[winner]!.total) }),
    rule: "BH-9.1",
    standings: [...first, ...order.filter((n) => !scene.winners.includes(n))].map((player) => ({
      player,
      figure: plainNumber(scene.players[player]!.total),
      text: say("bh-last-round", { trace: sign(scene.players[player]!.last) }),
      won: scene.winners.includes(player),
    })),
  };
}

/** On a button and in the list: the cards that are played. */
const playWords = (move: Move): string => (move.type === "bh.play" ? say("bh-play", { cards: cardsOf(move).map(cardName).join(", ") }) : "");

const game: TableGame<Scene, Move> = {
  Field,
  Dock,
  CardFace,
  back: other["back"]![0],
  status: (scene) => say(scene.celebrity ? "bh-status-celebrity" : "bh-status", { round: scene.round, limit: scene.limit }),
  cards: (scene, open) => wanted(scene, [...open]),
  distance: way,
  hand: (player) => `p${player}`,
  owner: (id) => (/^[pt]\d$/.test(id) ? Number(id[1]) : null),
  order: (one, other) => rankOf(one) - rankOf(other),
  decision,
  moments,
  foresee,
  attempt,
  confirm: (_, { move: typed }) => playWords(typed),
  called: ({ move: typed }) => playWords(typed),
  details,
  cardLabel: (face, scene) => {
    const trace = traceOf(scene, face);
    return trace === null ? cardName(face) : say("bh-card", { card: cardName(face), trace: plainNumber(trace) });
  },
  lies: (place, scene, names) => {
    if (place === "turned") return say("bh-lies-turned");
    if (place === "discard") return null;
    const put = scene.trick.find((one) => place === `t${one.player}`);
    return put ? say("bh-lies-trick", { player: names[put.player] ?? "", best: scene.wins === put.player ? "yes" : "no" }) : null;
  },
  summary,
  ending,
};

export default game;
