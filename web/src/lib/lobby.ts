// Ways to a table, and a person's actions at one besides playing.

import type { CreateTableRequest, GameInfo, Record as GameRecord, TableListing, TableResponse } from "../wire";
import * as seats from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./i18n.svelte";
import * as api from "./transport/api";
import { ApiError } from "./transport/http";

const DEFAULT_PLAYERS = 4;
const LIMIT = 12; // the newest ones

export const findTable = (code: string): Promise<TableResponse> => api.getTable(code);
export const publicTables = (): Promise<TableListing[]> => api.listTables();

/** Whether a thrown error says that there is no such table. */
export const isNoSuchTable = (wrong: unknown): boolean => wrong instanceof ApiError && wrong.key === "error-no-such-table";

/** Tables where this browser has a seat. Deleted ones are forgotten; unreachable ones are left out. */
export async function ownTables(): Promise<TableResponse[]> {
  const found = await Promise.all(
    seats
      .all()
      .slice(0, LIMIT)
      .map(async (seat) => {
        try {
          return [await api.getTable(seat.code)];
        } catch (wrong) {
          if (isNoSuchTable(wrong)) seats.drop(seat.code);
          return [];
        }
      }),
  );
  return found.flat();
}

/** Creates a table and takes its first seat for a person, under a name; returns its code. */
export async function createTable(wanted: CreateTableRequest, name: string): Promise<string> {
  const table = await api.createTable(wanted);
  const seat = wanted.seats.indexOf(null);
  if (name && seat >= 0) await takeSeat(table, name, seat);
  return table.code;
}

export async function takeSeat(table: TableResponse, name: string, seat?: number): Promise<string> {
  const ticket = await api.takeSeat(table.code, { name, seat, entropy: seats.entropy() });
  seats.keep(ticket, table.game);
  return ticket.secret;
}

/** Takes a seat at an open table and starts it; returns its code. */
async function sitAndStart(table: TableResponse): Promise<string> {
  const secret = await takeSeat(table, settings.name || say("page-guest"));
  await api.start(table.code, secret);
  return table.code;
}

/** Starts a game against the usual bots, with the usual number of players. */
export async function startAgainstBots(game: GameInfo): Promise<string> {
  const players = Math.max(game.min_players, Math.min(game.max_players, DEFAULT_PLAYERS));
  const bots = Array.from({ length: players - 1 }, () => game.default_bot);
  return sitAndStart(await api.createTable({ game: game.id, seats: [null, ...bots] }));
}

export const startLesson = async (game: string): Promise<string> => sitAndStart(await api.createLesson(game));

/** Starts a table and fills free seats with a bot; at a table of bots alone nobody has a seat. */
export const start = (code: string, seat: seats.Seat | undefined, fill?: string): Promise<unknown> =>
  api.start(code, seat?.secret ?? "", fill);

export const leave = (seat: seats.Seat): Promise<unknown> => api.leave(seat.code, seat.secret);

/** What the owner of a table may do. */
export const remove = (seat: seats.Seat, number: number): Promise<unknown> => api.remove(seat.code, seat.secret, number);
export const lock = (seat: seats.Seat, locked: boolean): Promise<unknown> => api.lock(seat.code, seat.secret, locked);
export const handOn = (seat: seats.Seat, number: number): Promise<unknown> => api.handOn(seat.code, seat.secret, number);

/** The code of the next table. */
export const rematch = async (seat: seats.Seat): Promise<string> => (await api.rematch(seat.code, seat.secret)).code;

export const record = (code: string): Promise<GameRecord> => api.record(code);
export const qrCode = (code: string): string => api.qrCode(code);
