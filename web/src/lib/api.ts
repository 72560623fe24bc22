// The lobby over HTTP. Every error of the server is a Wrong with a key for its words.

import type { CollectionTold, DeckTold, Decks, Frames, FramesWish, Game, Listed, NewTable, Opened, Problem, Record as GameRecord, Rules, Sit, Table, Ticket, Words } from "../wire";

export class Wrong extends Error {
  constructor(
    readonly key: string,
    readonly facts: { [key: string]: string | number } = {},
  ) {
    super(key);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: { [key: string]: string } = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Wrong("page-error-offline");
  }
  const told: unknown = await reply.json().catch(() => null);
  if (reply.ok) return told as T;
  const problem = told as Problem | null;
  throw new Wrong(problem?.key ?? "error", problem?.facts);
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const games = () => ask<Game[]>("GET", "/api/games");
export const rules = (game: string, lang: string) => ask<Rules>("GET", `/api/rules/${game}/${lang}`);
export const words = (lang: string, game?: string) => ask<Words>("GET", `/api/words/${lang}${game ? `/${game}` : ""}`);
export const decks = (game: string) => ask<Decks>("GET", `/api/decks/${encodeURIComponent(game)}`);
/** Everything that is wrong with a deck, and what it promises; with a collection, what that lacks. */
export const checkDeck = (game: string, text: string, lang: string, collection?: [number, number][]) =>
  ask<DeckTold>("POST", `/api/decks/${encodeURIComponent(game)}/check`, { text, lang, collection });
export const openBoosters = (game: string, seed: string, count: number) =>
  ask<Opened>("POST", `/api/decks/${encodeURIComponent(game)}/boosters`, { seed, count });
export const readCollection = (game: string, text: string) =>
  ask<CollectionTold>("POST", `/api/decks/${encodeURIComponent(game)}/collection`, { text });
export const listing = () => ask<Listed[]>("GET", "/api/tables");
export const create = (wish: NewTable) => ask<Table>("POST", "/api/tables", wish);
/** A table for the first game: one person's seat, and bots. */
export const lesson = (game: string) => ask<Table>("POST", `/api/lessons/${encodeURIComponent(game)}`, {});
export const show = (code: string) => ask<Table>("GET", at(code));
export const sit = (code: string, wish: Sit) => ask<Ticket>("POST", `${at(code)}/seats`, wish);
export const leave = (code: string, secret: string) => ask<Table>("DELETE", `${at(code)}/seats`, undefined, secret);
export const start = (code: string, secret: string, fill?: string) => ask<Table>("POST", `${at(code)}/start`, { fill }, secret);
export const rematch = (code: string, secret: string) => ask<Table>("POST", `${at(code)}/rematch`, {}, secret);
export const record = (code: string) => ask<GameRecord>("GET", `${at(code)}/record`);
export const frames = (wish: FramesWish) => ask<Frames>("POST", "/api/frames", wish);
export const picture = (code: string) => `${at(code)}/code.svg`;
