// From a wish to a seat at a table that has begun.

import type { Game, Table } from "../wire";
import * as api from "./api";
import * as seats from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

const USUAL = 4;

/** Sits down at an open table and starts it; returns its code. */
export async function begin(table: Table): Promise<string> {
  const wish = { name: settings.name || say("page-guest"), entropy: seats.entropy() };
  const ticket = await api.sit(table.code, wish);
  seats.keep(ticket, table.game);
  await api.start(table.code, ticket.secret);
  return table.code;
}

/** A game against the usual bots, with as many players as it usually has. */
export async function againstBots(game: Game): Promise<string> {
  const players = Math.max(game.least, Math.min(game.most, USUAL));
  const bots = Array.from({ length: players - 1 }, () => game.usual);
  return begin(await api.create({ game: game.id, seats: [null, ...bots] }));
}
