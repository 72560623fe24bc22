// The lobby over HTTP. Every error of the server is a ApiError with a key for its texts.

import type { CollectionResponse, DeckResponse, DecksResponse, ReplaySteps, ReplayRequest, GameInfo, TableListing, CreateTableRequest, OpenedBoosters, ErrorResponse, Record as GameRecord, RulesResponse, TakeSeatRequest, TableResponse, SeatTicket, TextsResponse } from "../wire";

export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly facts: { [key: string]: string | number } = {},
  ) {
    super(key);
  }
}

async function request<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: { [key: string]: string } = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError("page-error-offline");
  }
  const data: unknown = await reply.json().catch(() => null);
  if (reply.ok) return data as T;
  const problem = data as ErrorResponse | null;
  throw new ApiError(problem?.key ?? "error", problem?.details);
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const games = () => request<GameInfo[]>("GET", "/api/games");
export const rules = (game: string, lang: string) => request<RulesResponse>("GET", `/api/rules/${game}/${lang}`);
export const texts = (lang: string, game?: string) => request<TextsResponse>("GET", `/api/texts/${lang}${game ? `/${game}` : ""}`);
export const decks = (game: string) => request<DecksResponse>("GET", `/api/decks/${encodeURIComponent(game)}`);
/** Everything that is wrong with a deck, and what it promises; with a collection, what that lacks. */
export const checkDeck = (game: string, text: string, lang: string, collection?: [number, number][]) =>
  request<DeckResponse>("POST", `/api/decks/${encodeURIComponent(game)}/check`, { text, lang, collection });
export const openBoosters = (game: string, seed: string, count: number) =>
  request<OpenedBoosters>("POST", `/api/decks/${encodeURIComponent(game)}/boosters`, { seed, count });
export const readCollection = (game: string, text: string) =>
  request<CollectionResponse>("POST", `/api/decks/${encodeURIComponent(game)}/collection`, { text });
export const listTables = () => request<TableListing[]>("GET", "/api/tables");
export const createTable = (wish: CreateTableRequest) => request<TableResponse>("POST", "/api/tables", wish);
/** A table for the first game: one person's seat, and bots. */
export const createLesson = (game: string) => request<TableResponse>("POST", `/api/lessons/${encodeURIComponent(game)}`, {});
export const getTable = (code: string) => request<TableResponse>("GET", at(code));
export const takeSeat = (code: string, wish: TakeSeatRequest) => request<SeatTicket>("POST", `${at(code)}/seats`, wish);
export const leave = (code: string, secret: string) => request<TableResponse>("DELETE", `${at(code)}/seats`, undefined, secret);
export const start = (code: string, secret: string, fill?: string) => request<TableResponse>("POST", `${at(code)}/start`, { fill }, secret);
export const rematch = (code: string, secret: string) => request<TableResponse>("POST", `${at(code)}/rematch`, {}, secret);
export const record = (code: string) => request<GameRecord>("GET", `${at(code)}/record`);
export const replaySteps = (wish: ReplayRequest) => request<ReplaySteps>("POST", "/api/replay", wish);
export const qrCode = (code: string) => `${at(code)}/code.svg`;
