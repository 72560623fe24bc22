// The legal actions as things that are touched, places that they go to, and buttons. Waves and blocks are composed first.

import { MARK } from "../../lib/art";
import { i18n, say } from "../../lib/i18n.svelte";
import type { LegalMove, Thing, Tone } from "../../lib/table/choice";
import type { GameDecision } from "../../lib/table/game";
import { forecast, range } from "./forecast";
import { blockSteps, canBlock, left, planOf, waveSteps, withBlock, withMeans, withoutBlocks, withoutMeans, type Action } from "./plan";
import { open, tray } from "./places";
import type { Lying, Scene } from "./scene";
import { lanes, tile, type Seen } from "./seen";
import { kindOf } from "./words";
import type { Move } from "./wire";

/** The zone that a card of the hand is laid into. */
export const zone = (name: "assets" | "measures" | "means"): string => `z.${name}`;

export const category = (name: string): string => `k.${name}`;

const FORCED = ["fit", "trim"];

function zoneOf(scene: Scene, card: string): string | undefined {
  const kind = kindOf(scene, card)?.kind;
  if (kind === "event" || kind === undefined) return undefined;
  return zone(kind === "measure" ? "measures" : kind === "attack" ? "means" : "assets");
}

/** The tile that an action means. */
export function lies(scene: Scene, player: number, card: string, turned: boolean): string {
  const states: Lying["state"][] = turned ? ["turned", "locked"] : ["upright"];
  const found = states.find((state) => scene.players[player]!.table.some((one) => one.card === card && one.state === state));
  return tile(player, card, found ?? states[0]!);
}

/** What comes of a move, as short as on a label, if there are words for it. */
function label(legal: Action): string {
  const key = `${legal.key}.label`;
  return i18n.has(key) ? say(key, figures(legal)) : "";
}

const sentence = (legal: Action): string => (legal.key && say(legal.key, figures(legal))) || legal.notation;

/** Figures without the mark of what is reconstructed: that is said of a card, not of every number. */
const figures = ({ args }: Action): { [name: string]: string | number } =>
  Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [name, typeof value === "string" ? value.replace(MARK, "") : value]));

export function decision(scene: Seen, legal: readonly Action[]): GameDecision {
  const made = new Sorted(scene, legal);
  for (const one of legal) made.add(one);
  return made.finish();
}

class Sorted {
  private readonly moves: LegalMove[] = [];
  private readonly things: Thing[] = [];
  private readonly quiet: Thing[] = [];
  private readonly name: string;
  private readonly blocks: { measure: string; attack: string; legal: Action }[] = [];
  private readonly drops: { id: string; legal: Action }[] = [];
  private local = -1;

  constructor(
    private readonly scene: Seen,
    private readonly legal: readonly Action[],
  ) {
    this.name = scene.decision.name;
  }

  private move(legal: Action, more: Partial<LegalMove>, tone: Tone = "plain"): void {
    this.moves.push({ action: legal.action, uses: [], label: label(legal), tone, text: sentence(legal), ...more });
  }

  /** Of what is composed. */
  private compose(plan: unknown, more: Partial<LegalMove>): void {
    this.moves.push({ action: this.local--, uses: [], label: "", tone: "plain", text: "", plan, ...more });
  }

  add(legal: Action): void {
    const { scene, name } = this;
    const { move } = legal;
    const act = say("kr-do", { move: verb(scene, move) });
    switch (move.type) {
      case "kr.lay": {
        const to = zoneOf(scene, move.card);
        this.move(legal, { uses: [move.card], label: act });
        if (to) this.move(legal, { uses: [move.card], target: to });
        break;
      }
      case "kr.bottom":
        this.move(legal, { uses: [move.card], label: act });
        this.move(legal, { uses: [move.card], target: `d${scene.seat}` });
        break;
      case "kr.add":
        if (scene.players[scene.seat]!.table.some((one) => one.card === move.card && one.state === "upright" && one.count > 0))
          this.compose(withMeans(scene, move.card), { target: tile(scene.seat, move.card, "upright"), text: sentence(legal) });
        break;
      case "kr.block":
        this.blocks.push({ measure: move.measure, attack: move.attack, legal });
        break;
      case "kr.strike": {
        for (const lane of this.open(move.card)) {
          this.thing(lane, lane);
          this.move(legal, { uses: [lane], label: act });
        }
        break;
      }
      case "kr.put":
        this.move(legal, { target: open(move.card) });
        break;
      case "kr.use":
        this.move(legal, { target: lies(scene, scene.seat, move.card, false) }, "good");
        break;
      case "kr.drop": {
        const id = lies(scene, scene.seat, move.card, move.turned);
        if (FORCED.includes(name)) this.move(legal, { target: id }, "bad");
        else {
          this.drops.push({ id, legal });
          this.quiet.push({ id, kind: id, quiet: true });
          this.move(legal, { uses: [id], label: act });
          this.move(legal, { uses: [id], target: `q${scene.seat}` }, "bad");
        }
        break;
      }
      case "kr.object": {
        const { among, side } = scene.decision;
        if (among === "wave") for (const lane of this.open(move.card)) this.move(legal, { target: lane }, "good");
        else if (tray(scene)) this.move(legal, { target: open(move.card) });
        else if (side !== null) this.move(legal, { target: lies(scene, side, move.card, move.turned) }, side === scene.seat ? "good" : "bad");
        break;
      }
      case "kr.category":
        this.move(legal, { target: category(move.category) });
        break;
      case "kr.declare":
        if (!planOf(scene).means.length) this.move(legal, { label: act, loud: true });
        break;
      case "kr.done": {
        const loud = this.legal.every((one) => ["kr.done", "kr.drop"].includes(one.move.type));
        if (!planOf(scene).means.length && !planOf(scene).uses.length) this.move(legal, { label: act, loud });
        break;
      }
      default:
        this.move(legal, { label: act, loud: move.type === "kr.keep" });
    }
  }

  private open(card: string): string[] {
    return lanes(this.scene).flatMap((lane) => (lane.card === card && lane.state !== "met" ? [lane.id] : []));
  }

  private thing(id: string, kind: string): void {
    if (!this.things.some((one) => one.id === id)) this.things.push({ id, kind });
  }

  finish(): GameDecision {
    const { scene, name } = this;
    const { means, uses, drops } = planOf(scene);
    if (drops) return this.dropping();
    this.block();
    // A means that is touched steps into the wave: it is discarded by way of a button.
    if (!means.length && !uses.length && this.drops.some(({ id }) => this.moves.some((move) => move.target === id && move.plan !== undefined)))
      this.compose({ means: [], uses: [], drops: true }, { label: say("kr-discard-own"), text: say("kr-discard-own"), quiet: true });
    if (means.length) {
      for (const lane of lanes(scene)) if (lane.state === "planned") this.compose(withoutMeans(scene, lane), { target: lane.id, text: say("kr-withdraw") });
      const count = lanes(scene).length;
      this.compose(undefined, { label: say("kr-launch"), text: say("kr-launch-count", { count }), loud: true, chain: waveSteps(scene) });
    }
    if (uses.length) this.compose(undefined, { label: say("kr-block-send"), text: say("kr-block-send"), loud: true, chain: blockSteps(scene) });
    const hand = this.legal.some(({ move }) => move.type === "kr.lay" || move.type === "kr.bottom");
    const strikes = name === "resolve";
    return {
      moves: this.moves,
      things: [...this.quiet.filter((one, n) => this.quiet.findIndex((other) => other.id === one.id) === n && !this.things.some((other) => other.id === one.id)), ...this.things],
      hand,
      ...(strikes ? { preselects: true, numbered: true } : {}),
      ...(strikes ? { prompt: say("kr-ask-strike") } : {}),
      ...(name === "deploy" ? { prompt: say("kr-ask-deploy") } : {}),
      ...(name === "attack" ? { prompt: say("kr-ask-attack") } : {}),
      ...(means.length || uses.length ? { note: this.note(uses.length > 0) } : {}),
      ...(means.length ? { prompt: say("kr-ask-wave", { count: means.length }) } : {}),
      ...(uses.length ? { prompt: say("kr-ask-block", { count: left(scene, uses.at(-1)!.measure), card: uses.at(-1)!.measure }) } : {}),
    };
  }

  /** Cards of the reader's table, each of which can be discarded by a touch. */
  private dropping(): GameDecision {
    const moves = this.drops.map(({ id, legal }): LegalMove => ({ action: legal.action, uses: [], target: id, label: say("kr-do", { move: "drop" }), tone: "bad", text: sentence(legal) }));
    return { moves, things: [], hand: false, prompt: say("kr-ask-drop") };
  }

  /** What would come of what is composed. */
  private note(blocks: boolean): string {
    const loss = forecast(this.scene) ?? { least: 0, most: 0 };
    return say(blocks ? "kr-note-block" : "kr-note-wave", range(loss));
  }

  /** Measures go to lanes; what is composed is taken back at its lane. */
  private block(): void {
    const { scene } = this;
    const all = lanes(scene);
    // Measures that can block nothing here say why.
    if (this.blocks.length)
      for (const one of scene.players[scene.seat]!.table)
        if (one.zone === "measures" && one.count > 0) this.quiet.push({ id: tile(scene.seat, one.card, one.state), kind: tile(scene.seat, one.card, one.state) });
    for (const { measure, attack, legal } of this.blocks) {
      const states: Lying["state"][] = this.name === "block-on" && measure === scene.decision.card ? ["turned", "upright", "locked"] : ["upright"];
      const state = states.find((one) => scene.players[scene.seat]!.table.some((lying) => lying.card === measure && lying.state === one));
      const id = tile(scene.seat, measure, state ?? "upright");
      for (const lane of all)
        if (lane.card === attack && canBlock(scene, lane, measure)) {
          this.thing(id, id);
          this.compose(withBlock(scene, measure, lane.id), { uses: [id], target: lane.id, tone: "good", label: say("kr-blocks-it"), text: sentence(legal) });
        }
    }
    for (const lane of all)
      if (planOf(scene).uses.some((use) => use.lanes.includes(lane.id)))
        this.compose(withoutBlocks(scene, lane.id), { target: `b.${lane.id}`, text: say("kr-withdraw") });
  }
}

/** The name of a button for a move, for `kr-do`. */
export function verb(scene: Scene, move: Move): string {
  if (move.type === "kr.lay") return kindOf(scene, move.card)?.kind === "event" ? "play" : "lay";
  if (move.type === "kr.done") return `done-${scene.decision.name}`;
  if (move.type === "kr.strike") return move.by_text ? "strike" : "mill";
  if (move.type === "kr.redeal") return move.free ? "redeal-free" : "redeal";
  return move.type.slice(3);
}

