// The games where this browser has a seat, the most urgent first; asked for again while the page is in sight.

import type { TableResponse } from "../wire";
import { title } from "./games.svelte";
import { nameOf, say } from "./i18n.svelte";
import { ownTables } from "./lobby";
import * as seats from "./seats";

const EVERY = 8000; // milliseconds

export interface OwnGame {
  table: TableResponse;
  seat: number;
  mine: boolean; // it is the reader's turn
  /** Seats of the others who are there. */
  others: number[];
}

const ended = (game: OwnGame): boolean => game.table.status === "over" || game.table.status === "stopped";
const rank = (game: OwnGame): number => (game.mine ? 0 : game.table.status === "playing" ? 1 : 2);

export class OwnGames {
  going = $state.raw<OwnGame[]>([]);
  over = $state.raw<OwnGame[]>([]);
  loaded = $state(false);

  constructor() {
    $effect(() => {
      void this.load();
      const timer = setInterval(() => document.hidden || void this.load(), EVERY);
      return () => clearInterval(timer);
    });
  }

  private async load(): Promise<void> {
    const all = (await ownTables()).map(ownGame);
    this.going = all.filter((game) => !ended(game)).sort((a, b) => rank(a) - rank(b));
    this.over = all.filter(ended);
    this.loaded = true;
  }
}

function ownGame(table: TableResponse): OwnGame {
  const seat = seats.find(table.code)?.seat ?? -1;
  const others = table.seats.flatMap((info, number) => (number !== seat && info.kind !== "open" ? [number] : []));
  return { table, seat, mine: table.to_act.includes(seat), others };
}

const names = (game: OwnGame): string => game.others.map((seat) => nameOf(game.table.seats[seat]!.name)).join(", ");

/** What is going on there, in a few words. */
export function stateOf(game: OwnGame): string {
  const { table } = game;
  if (table.status === "over" || table.status === "stopped") return say("site-own-over");
  if (table.status === "open") return say("site-own-open", { count: table.seats.filter((info) => info.kind === "open").length });
  if (game.mine) return say("page-your-turn");
  return say("page-playing");
}

export const withWhom = (game: OwnGame): string => (game.others.length ? say("site-own-with", { names: names(game) }) : "");

/** Where it goes on. */
export const wayTo = (game: OwnGame): string => (ended(game) ? `/replay/${game.table.code}` : `/t/${game.table.code}`);

export const headOf = (game: OwnGame): string => title(game.table.game);
