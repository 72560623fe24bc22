// A table being shown and played: the timeline of what has happened, the open decision, and the choice being made. All
// thinking is in the modules beside; this holds their states, keeps the clock and talks to the table.

import type { ClockTimes, LogLine, SeatInfo, Update } from "../../wire";
import { say, sentence } from "../i18n.svelte";
import { advance, type Step } from "./chain";
import * as choosing from "./choice";
import type { Choice, Decision, Input, LegalMove, Thing } from "./choice";
import * as director from "./director";
import type { Arrow, Moment, Pace, Recent, Shown, Timeline } from "./director";
import type { AnyScene, Details, GameDecision, Happened, Legal, TableGame } from "./game";
import type { Sounds } from "./sound";
import { reconcile, type Token } from "./tokens";

/** Why something is not available: in words, and the rule. */
export interface Reason {
  text: string;
  rule: string | null;
}

/** Where moves go to. Replays and spectators have none. */
export interface Outlet {
  /** Sends an action; `refused` is called with the reason if the table does not take it. Returns whether it was sent: one
      is sent after another. */
  submit: (action: number, refused: (why: Reason) => void) => boolean;
  /** Asks which rule forbids a move. */
  explain: (move: unknown) => Promise<Reason>;
  /** Writes into the reader's notebook; an empty text rubs out. */
  note?: (about: string, text: string) => void;
}

/** The last moves that stay readable. */
const RECENT = 6;

const NO_DECISION: GameDecision = { moves: [], things: [], hand: false };

/** Cards are named as on the page; nothing else has such a name (spaces are called c8). */
export const cardId = (token: Token): string => `#${token.id}`;

// Components that serve every game do not know its scene.
export class Play<S extends AnyScene = any, M = any> {
  private timeline: Timeline<S> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private legal: readonly Legal<M>[] = [];
  private decided: GameDecision = NO_DECISION;
  private decidedFor: unknown = null;
  private open: readonly S[] = [];
  private asking = "";
  private sentFrom: ReadonlySet<number> = new Set();
  /** The scene without what is composed, and what was composed step by step. */
  private base: S | null = null;
  private plans: unknown[] = [];
  /** What is left of a chain of moves, and what has happened since the first of them. */
  private chain: readonly Step[] = [];
  private held: LogLine[] = [];

  shown = $state.raw<Shown<S> | null>(null);
  tokens = $state.raw<Token[]>([]);
  decision = $state.raw<Decision>(NO_DECISION);
  choice = $state.raw<Choice>(choosing.NOTHING);
  /** By player; those without a seat come after the seats. */
  names = $state.raw<readonly string[]>([]);
  seats = $state.raw<readonly SeatInfo[]>([]);
  /** Clocks, and when they were sent (performance.now). */
  times = $state.raw<ClockTimes | null>(null);
  since = $state(0);
  /** Seats that the table waits for. */
  toAct = $state.raw<readonly number[]>([]);
  /** Why the last move was not taken. */
  refused = $state.raw<Reason | null>(null);
  /** Of what was last asked about. */
  reason = $state.raw<Reason | null>(null);
  /** Grows when the focus has to go to the prompt. */
  focuses = $state(0);
  /** The reader's own notebook: text by subject. */
  notes = $state.raw<{ readonly [about: string]: string }>({});
  /** Something is composed on the page and not sent. */
  composed = $state(false);
  /** What the pointer or the focus is on. */
  aim = $state<string | null>(null);
  /** All hands lie open, in a replay. */
  opened = $state(false);
  /** The last moves, the newest last. */
  recent = $state.raw<readonly Recent[]>([]);
  /** Arrows of an earlier move that the reader points at. */
  recalled = $state.raw<readonly Arrow[]>([]);
  /** Lines of the log that have been shown. */
  log = $state.raw<readonly LogLine[]>([]);

  readonly look = $derived(choosing.look(this.decision, this.choice));
  /** The scene that is shown. Nothing is drawn before there is one. */
  readonly scene = $derived(this.shown?.scene as S);

  constructor(
    readonly game: TableGame<S, M>,
    private readonly sounds: Sounds,
    private pace: Pace,
    private readonly outlet: Outlet | null,
  ) {}

  // What the table says

  /** A change of the table as its reader sees it. */
  receive(update: Update, seat: number): void {
    const { presentation } = update;
    if (!presentation) return;
    const after = presentation.scene as S;
    const mine = update.players_to_act.includes(seat) && update.legal_actions.length > 0 && !update.automatic;
    this.legal = update.legal_actions as Legal<M>[];
    this.toAct = update.players_to_act;
    this.times = update.times;
    this.since = performance.now();
    const fresh = presentation.kept_lines === 0 || this.timeline === null;
    this.log = [...this.log.slice(0, presentation.kept_lines), ...presentation.log];
    const lines = [...(fresh ? [] : this.held), ...presentation.log];
    if (!fresh && this.chain.length && (update.automatic || (mine && this.goOn(after)))) {
      this.held = lines;
      return;
    }
    [this.chain, this.held] = [[], []];
    this.decompose();
    const now = performance.now();
    if (fresh || !this.timeline) {
      this.decidedFor = null;
      this.set(director.begin(this.decidable(this.still(after), mine), this.pace, now));
      return;
    }
    const before = this.timeline.moments.at(-1)!.scene;
    const happened: Happened = { lines, names: this.names, words, guess: this.timeline.guess };
    const moments = this.game.moments(before, after, happened);
    if (!moments.length || (!lines.length && JSON.stringify(before) === JSON.stringify(after))) {
      const still = this.decidable({ ...this.timeline.moments.at(-1)!, scene: after }, mine);
      this.set(director.amend(update.ack === null ? this.timeline : director.settle(this.timeline), still));
      return;
    }
    moments.push(this.decidable(moments.pop()!, mine));
    this.set(director.push(this.timeline, moments, now));
  }

  /** A moment of a replay. `open`: every seat's own scene. */
  show(moment: Moment<S>, open: readonly S[], log: readonly LogLine[]): void {
    this.open = open;
    this.opened = open.length > 0;
    this.log = log;
    if (!this.timeline) return this.set(director.begin(moment, this.pace, performance.now()));
    this.set(director.push(director.skip({ ...this.timeline, past: null }, performance.now()), [{ ...moment, ms: 0 }], performance.now()));
  }

  /** Sends the next move of a chain; false at its end. */
  private goOn(scene: S): boolean {
    const next = advance(this.chain, this.legal, scene);
    this.chain = next?.rest ?? [];
    return next !== null && this.outlet!.submit(next.legal.action, (why) => this.refuse(why));
  }

  private refuse(why: Reason): void {
    if (!this.timeline) return;
    [this.chain, this.held] = [[], []];
    this.set(director.refuse(this.timeline));
    this.refused = why;
    this.sounds.play("refused");
  }

  private still = (scene: S): Moment<S> => ({ scene, ms: 0, text: "", player: null });

  private decidable = (moment: Moment<S>, mine: boolean): Moment<S> => ({ ...moment, decision: mine });

  // What is shown

  /** The one place where the timeline changes. */
  private set(timeline: Timeline<S>): void {
    const before = this.timeline;
    this.timeline = timeline;
    const shown = director.shown(timeline);
    if (!this.shown || this.shown.scene !== shown.scene) {
      const cards = this.game.cards(shown.scene, this.open);
      this.tokens = reconcile(this.tokens, cards, this.game.distance, this.sentFrom);
      this.sentFrom = new Set();
    }
    if (!before || before.head !== timeline.head || before.first !== timeline.first) this.recent = director.recent(timeline, RECENT);
    this.shown = shown;
    clearTimeout(this.timer);
    if (timeline.due !== null) {
      const tick = (): void => this.set(director.tick(this.timeline!, performance.now()));
      this.timer = setTimeout(tick, Math.max(0, timeline.due - performance.now()));
    }
    if (before && timeline.head !== before.head && shown.live && shown.moment.cue) this.sounds.play(shown.moment.cue);
    this.decide(shown);
  }

  /** What may be done at the moment that is shown. */
  private decide(shown: Shown<S>): void {
    const before = this.decision.things;
    const asked = shown.decides ? this.legal : null;
    const fresh = asked !== null && asked !== this.decidedFor;
    if (fresh) this.decided = this.game.decision(shown.scene, asked);
    const decided = asked ? this.decided : NO_DECISION;
    this.decision = { ...decided, things: [...decided.things, ...(asked && !decided.hand ? [] : this.handThings())] };
    if (fresh) {
      this.decidedFor = asked;
      this.reason = null;
      this.choice = choosing.begin(this.decision, this.choice);
      this.sounds.play("turn");
    } else this.choice = choosing.settle(this.decision, this.choice, before);
  }

  private handThings(): Thing[] {
    return this.hand.map((token) => ({ id: cardId(token), kind: token.face ?? "" }));
  }

  /** The reader's hand in its order. */
  get hand(): Token[] {
    const place = this.game.hand(this.scene?.seat ?? -1);
    return this.tokens
      .filter((token) => token.place === place)
      .sort((one, other) => this.game.order(one.face, other.face) || one.id - other.id);
  }

  // What the reader does

  /** Whatever is still being played is skipped first, and nothing that they do is lost. */
  input(event: Input): void {
    this.refused = null;
    if (event.t === "zoom" && event.id !== null && !this.read(event.id) && !this.game.opens?.(event.id, this.scene)) return;
    if (this.choice.zoom !== null && event.t !== "zoom" && event.t !== "focus") {
      this.choice = { ...this.choice, zoom: null };
      if (event.t !== "tap" && event.t !== "twice") return;
    }
    if (event.t === "back" && this.shown && !this.shown.live) return this.present();
    const { selection, open, asked } = this.choice;
    if (event.t === "back" && this.composed && !selection.length && open === null && asked === null) return this.compose(null);
    if (event.t === "tap" || event.t === "twice" || event.t === "grab") {
      this.present();
      this.skip();
    }
    const before = this.choice;
    const { choice, move } = choosing.input(this.decision, before, event);
    this.choice = choice;
    if (choice.asked !== before.asked) this.ask(choice.asked);
    if (move) this.submit(move);
    else if (choice.selection.length !== before.selection.length)
      this.sounds.play(choice.selection.length > before.selection.length ? "lift" : "card");
  }

  /** Another plan, or none: nothing is sent. */
  private compose(plan: unknown): void {
    const { timeline, game } = this;
    if (!timeline || !this.shown?.decides || !game.planned) return;
    const moment = timeline.moments.at(-1)!;
    this.base ??= moment.scene;
    const scene: S = plan === null ? this.base : game.planned(this.base, plan);
    this.plans = plan === null ? [] : [...this.plans, plan];
    this.composed = plan !== null;
    if (plan === null) this.base = null;
    this.decided = game.decision(scene, this.legal);
    this.set(director.amend(timeline, { ...moment, scene }));
    this.sounds.play("card");
  }

  /** Takes the last step of what is composed back. Returns whether there was one. */
  takeBack(): boolean {
    if (!this.composed) return false;
    const before = this.plans.at(-2) ?? null;
    this.plans = this.plans.slice(0, -2);
    this.compose(before);
    return true;
  }

  /** What was composed is no longer part of the moment that it was composed in. */
  private decompose(): void {
    if (this.base !== null && this.timeline)
      this.timeline = director.amend(this.timeline, { ...this.timeline.moments.at(-1)!, scene: this.base });
    this.base = null;
    this.plans = [];
    this.composed = false;
  }

  /** Shows the move at once, and takes it back if the table refuses it. */
  submit(move: LegalMove): void {
    if (move.plan !== undefined) return this.compose(move.plan);
    if (!this.timeline || !this.shown?.decides || !this.outlet) return;
    const own = this.legalOf(move);
    const { legal, rest } = own ? { legal: own, rest: move.chain ?? [] } : (advance(move.chain ?? [], this.legal, this.shown.scene) ?? {});
    if (!legal || !rest) return;
    const { choice } = this;
    const sent = this.outlet.submit(legal.action, (why) => {
      this.refuse(why);
      this.choice = choosing.settle(this.decision, { ...choice, carried: null }, this.decision.things);
    });
    if (!sent) return;
    const composed = own ? null : this.shown.scene;
    this.decompose();
    this.chain = rest;
    this.sentFrom = new Set(this.hand.filter((token) => choice.selection.includes(cardId(token))).map((token) => token.id));
    const now = this.timeline.moments.at(-1)!.scene;
    const foreseen = composed ?? this.game.foresee?.(now, legal) ?? now;
    this.choice = { ...choosing.NOTHING, at: choice.at };
    this.set(director.guess(this.timeline, foreseen));
    this.sounds.play(move.target === undefined ? "card" : "step");
    this.focuses++;
  }

  /** A move out of the list. */
  submitAction(action: number): void {
    const found = this.decision.moves.find((one) => one.action === action);
    // The list says what one action does, and no more than that is done.
    const { chain: _, ...move } = found ?? { action, uses: [], label: "", tone: "plain" as const, text: "", chain: [] };
    this.submit(move);
  }

  /** The main button: what is selected, or the only button there is. */
  confirm(): void {
    const { ready, buttons } = this.look;
    const move = ready[0] ?? buttons.find((one) => one.loud) ?? (buttons.length === 1 ? buttons[0] : undefined);
    if (move) this.submit(move);
  }

  /** Finds out why a thing or a place is not available. */
  private ask(id: string | null): void {
    this.reason = null;
    if (id === null) return;
    const kind = this.decision.things.find((thing) => thing.id === id)?.kind ?? id;
    const selection = choosing.kinds(this.decision, this.choice.selection);
    const attempt = this.shown?.decides ? this.game.attempt?.(this.shown.scene, kind, selection) : null;
    const name = (this.asking = `${id} ${selection.join(" ")}`);
    if (!attempt || !this.outlet) {
      this.reason = { text: say(this.shown?.live ? "page-not-now" : "page-past"), rule: null };
      return;
    }
    void this.outlet.explain(attempt).then((reason) => {
      if (this.asking === name && this.choice.asked === id) this.reason = reason;
    });
  }

  /** The reason of a dim thing, on hover or focus. */
  wonder(id: string): void {
    if (this.look.dim.has(id) && this.choice.asked !== id && this.choice.carried === null) {
      this.choice = { ...this.choice, asked: id };
      this.ask(id);
    }
  }

  /** What is read in large about a card or a thing; at a bare target, about what would go there. */
  read(id: string): Details | null {
    const token = this.tokens.find((one) => cardId(one) === id);
    const found = this.game.details(token ? (token.face ?? "") : id, this.scene, this.names);
    const [chosen] = this.choice.selection;
    return found ?? (chosen !== undefined && chosen !== id && this.look.targets.has(id) ? this.read(chosen) : null);
  }

  /** Opens the notebook where the reader is. */
  openNotes(): void {
    const id = this.game.notes?.(this.scene, this.choice.at) ?? null;
    if (id !== null) this.input({ t: "zoom", id });
  }

  get writes(): boolean {
    return this.outlet?.note !== undefined;
  }

  note(about: string, text: string): void {
    this.outlet?.note?.(about, text);
  }

  get legalActions(): readonly Legal<M>[] {
    return this.shown?.decides ? this.legal : [];
  }

  legalOf = (move: LegalMove): Legal<M> | undefined => this.legal.find((one) => one.action === move.action);

  // The past, and the pace

  skip(): void {
    if (this.timeline && this.shown?.playing) this.set(director.skip(this.timeline, performance.now()));
  }

  step(by: number): void {
    if (this.timeline) this.set(director.step(this.timeline, by));
  }

  /** Back to a moment of the game. */
  visit(n: number): void {
    if (this.timeline && this.shown) this.step(n - this.shown.n);
  }

  present(): void {
    if (this.timeline && this.shown && !this.shown.live) this.set(director.present(this.timeline));
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    if (this.timeline) this.set(director.paced(this.timeline, pace, performance.now()));
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

/** A line of the log in words. */
export const words = (line: LogLine): string => sentence(say(line.key, line.args));
