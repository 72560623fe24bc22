// The endpoints of the server, one function each.

import type { CollectionResponse, DeckResponse, DecksResponse, ReplaySteps, ReplayRequest, GameInfo, TableListing, CreateTableRequest, OpenedBoosters, Record as GameRecord, RulesResponse, TakeSeatRequest, TableResponse, SeatTicket, TextsResponse } from "../../wire";
import { request } from "./http";

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const games = () => request<GameInfo[]>("GET", "/api/games");
export const rules = (game: string, lang: string) => request<RulesResponse>("GET", `/api/rules/${game}/${lang}`);
export const texts = (lang: string, game?: string) => request<TextsResponse>("GET", `/api/texts/${lang}${game ? `/${game}` : ""}`);
export const decks = (game: string) => request<DecksResponse>("GET", `/api/decks/${encodeURIComponent(game)}`);
/** A deck's problems and statistics; with a collection, also what it lacks. */
export const checkDeck = (game: string, text: string, lang: string, collection?: [number, number][]) =>
  request<DeckResponse>("POST", `/api/decks/${encodeURIComponent(game)}/check`, { text, lang, collection });
export const openBoosters = (game: string, seed: string, count: number) =>
  request<OpenedBoosters>("POST", `/api/decks/${encodeURIComponent(game)}/boosters`, { seed, count });
export const readCollection = (game: string, text: string) =>
  request<CollectionResponse>("POST", `/api/decks/${encodeURIComponent(game)}/collection`, { text });
export const listTables = () => request<TableListing[]>("GET", "/api/tables");
export const createTable = (body: CreateTableRequest) => request<TableResponse>("POST", "/api/tables", body);
/** Creates the table of a tutorial: one person's seat, and bots. */
export const createLesson = (game: string) => request<TableResponse>("POST", `/api/lessons/${encodeURIComponent(game)}`, {});
export const getTable = (code: string) => request<TableResponse>("GET", at(code));
export const takeSeat = (code: string, body: TakeSeatRequest) => request<SeatTicket>("POST", `${at(code)}/seats`, body);
export const leave = (code: string, secret: string) => request<TableResponse>("DELETE", `${at(code)}/seats`, undefined, secret);
/** The owner frees somebody's seat. */
export const remove = (code: string, secret: string, seat: number) => request<TableResponse>("DELETE", `${at(code)}/seats/${seat}`, undefined, secret);
export const lock = (code: string, secret: string, locked: boolean) => request<TableResponse>("POST", `${at(code)}/lock`, { locked }, secret);
export const handOn = (code: string, secret: string, seat: number) => request<TableResponse>("POST", `${at(code)}/owner`, { seat }, secret);
export const start = (code: string, secret: string, fill?: string) => request<TableResponse>("POST", `${at(code)}/start`, { fill }, secret);
export const rematch = (code: string, secret: string) => request<TableResponse>("POST", `${at(code)}/rematch`, {}, secret);
export const record = (code: string) => request<GameRecord>("GET", `${at(code)}/record`);
export const replaySteps = (body: ReplayRequest) => request<ReplaySteps>("POST", "/api/replay", body);
export const qrCode = (code: string) => `${at(code)}/code.svg`;
