// A table that is being set up: who sits where, what is played, the clock, who may join.

import { deckOptions, opponents } from "../lib/games.svelte";
import { ABSENCES, CLOCKS } from "../lib/clocks";
import type { Conflict, CreateTableRequest, GameInfo, OptionInfo, Preset } from "../wire";

export type SeatPlan = { kind: "you" | "open" } | { kind: "bot"; bot: string };
export type Value = boolean | number | string;

const USUAL = 4;

export class Draft {
  seats = $state<SeatPlan[]>([]);
  /** The seat that is being edited. */
  seat = $state(0);
  options = $state<{ [name: string]: Value }>({});
  preset = $state("");
  clock = $state<keyof typeof CLOCKS>("none");
  absence = $state<keyof typeof ABSENCES>("wait");
  open = $state(false);
  /** Nobody has chosen a preset yet: a deck brought from the deck builder is kept. */
  fresh = $state(true);

  constructor(readonly game: GameInfo) {
    const count = Math.max(game.min_players, Math.min(game.max_players, USUAL));
    this.seats = Array.from({ length: count }, (_, n) => ({ kind: n ? "open" : "you" }));
    this.preset = game.presets[0]?.name ?? "";
    this.reset();
  }

  /** The bots that are offered; the one that plays at random only where there is no other. */
  get bots(): string[] {
    const all = opponents(this.game);
    return all.length > 1 ? all.filter((bot) => bot !== "random") : all;
  }

  get mayAdd(): boolean {
    return this.seats.length < this.game.max_players;
  }

  get mayRemove(): boolean {
    return this.seats.length > this.game.min_players && this.seat > 0;
  }

  add(): void {
    if (!this.mayAdd) return;
    this.seats.push({ kind: "open" });
    this.seat = this.seats.length - 1;
  }

  remove(): void {
    if (!this.mayRemove) return;
    this.seats.splice(this.seat, 1);
    this.seat = Math.min(this.seat, this.seats.length - 1);
  }

  /** Gives the edited seat to a bot, or opens it. */
  sit(kind: SeatPlan["kind"]): void {
    this.seats[this.seat] = kind === "bot" ? { kind, bot: this.game.default_bot } : { kind };
  }

  /** Every seat but the reader's own. */
  others(kind: "bot" | "open"): void {
    this.seats = this.seats.map((plan, n) => (n === 0 ? plan : kind === "bot" ? { kind, bot: this.game.default_bot } : { kind }));
  }

  get chosen(): Preset | undefined {
    return this.game.presets.find((preset) => preset.name === this.preset);
  }

  choose(preset: string): void {
    this.preset = preset;
    this.fresh = false;
    this.reset();
  }

  /** Values of other options, chosen now, that exclude this value. */
  conflict(option: string, value: Value): Conflict | undefined {
    return this.game.conflicts.find(
      ({ options }) => options[option] === value && Object.entries(options).every(([name, other]) => name === option || this.options[name] === other),
    );
  }

  /** What the chosen preset says, or else the game. */
  preferred(option: OptionInfo): Value {
    return this.chosen?.options[option.name] ?? option.default;
  }

  reset(): void {
    const decks = new Set(deckOptions(this.game).map((option) => option.name));
    for (const option of this.game.options)
      if (!decks.has(option.name) || !this.fresh || !(option.name in this.options)) this.options[option.name] = this.preferred(option);
  }

  /** The options that are not decks and differ from the preset. */
  get changes(): OptionInfo[] {
    return this.game.options.filter((one) => one.kind !== "deck" && this.options[one.name] !== this.preferred(one));
  }

  get minutes(): [number, number] {
    return this.chosen?.minutes ?? this.game.minutes;
  }

  count(kind: SeatPlan["kind"]): number {
    return this.seats.filter((plan) => plan.kind === kind).length;
  }

  request(): CreateTableRequest {
    const changed = this.game.options.filter((one) => this.options[one.name] !== one.default);
    return {
      game: this.game.id,
      seats: this.seats.map((plan) => (plan.kind === "bot" ? plan.bot : null)),
      options: Object.fromEntries(changed.map((one) => [one.name, this.options[one.name]])),
      clock: CLOCKS[this.clock],
      absence: ABSENCES[this.absence],
      public: this.open,
    };
  }
}
