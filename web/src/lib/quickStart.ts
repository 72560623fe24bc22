// From a wish to a seat at a table that has begun.

import type { GameInfo, TableResponse } from "../wire";
import * as api from "./api";
import * as seats from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./i18n.svelte";

const DEFAULT_PLAYERS = 4;

/** Sits down at an open table and starts it; returns its code. */
export async function sitAndStart(table: TableResponse): Promise<string> {
  const wish = { name: settings.name || say("page-guest"), entropy: seats.entropy() };
  const ticket = await api.takeSeat(table.code, wish);
  seats.keep(ticket, table.game);
  await api.start(table.code, ticket.secret);
  return table.code;
}

/** A game against the usual bots, with as many players as it usually has. */
export async function startAgainstBots(game: GameInfo): Promise<string> {
  const players = Math.max(game.min_players, Math.min(game.max_players, DEFAULT_PLAYERS));
  const bots = Array.from({ length: players - 1 }, () => game.default_bot);
  return sitAndStart(await api.createTable({ game: game.id, seats: [null, ...bots] }));
}
