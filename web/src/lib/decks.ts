// The decks stored in this browser, by game. The server decides whether one is playable.

import { say } from "./i18n.svelte";
import * as api from "./transport/api";
import type { DeckCard, DeckResponse, DecksResponse } from "../wire";

/** Counts by card number. */
export type Counts = { [number: number]: number };

export interface SavedDeck {
  id: string;
  game: string;
  name: string;
  cards: [number, number][];
}

const KEY = "cyberdeck.decks";
const MOST = 100;
/** The deck to play next, and the one being built in this tab. */
const CHOSEN = "cyberdeck.decks.chosen";
const DRAFT = "cyberdeck.decks.draft";

function everything(): SavedDeck[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedDeck[];
  } catch {
    return [];
  }
}

export const savedDecks = (game: string): SavedDeck[] => everything().filter((deck) => deck.game === game);

export function keep(deck: SavedDeck): void {
  const others = everything().filter((other) => other.id !== deck.id);
  localStorage.setItem(KEY, JSON.stringify([deck, ...others].slice(0, MOST)));
}

export function drop(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(everything().filter((deck) => deck.id !== id)));
}

export const choose = (game: string, id: string): void => sessionStorage.setItem(`${CHOSEN}.${game}`, id);
export const chosen = (game: string): string => sessionStorage.getItem(`${CHOSEN}.${game}`) ?? "";

export const draft = (deck: SavedDeck): void => sessionStorage.setItem(`${DRAFT}.${deck.game}`, JSON.stringify(deck));

export function drafted(game: string): SavedDeck | null {
  try {
    return JSON.parse(sessionStorage.getItem(`${DRAFT}.${game}`) ?? "null") as SavedDeck | null;
  } catch {
    return null;
  }
}

/** A deck in one line, as a table's option takes it. */
export const code = (cards: [number, number][]): string =>
  cards.map(([number, count]) => `${count} ${number}`).join("; ");

/** Removes what a name cannot contain in the text of a deck. */
const plain = (name: string): string => name.replace(/[;#\p{C}]|\/\//gu, " ").trim();

/** A deck as text: the server reads it. */
export function text(name: string, cards: [number, number][]): string {
  const head = plain(name) ? [`name: ${plain(name)}`] : [];
  return [...head, ...cards.map(([number, count]) => `${count} #${number}`)].join("\n");
}

const requests = new Map<string, Promise<DecksResponse>>();

/** The cards and built-in decks of a game, fetched once. */
export function deckInfo(game: string): Promise<DecksResponse> {
  let coming = requests.get(game);
  if (!coming) {
    coming = api.decks(game);
    coming.catch(() => requests.delete(game));
    requests.set(game, coming);
  }
  return coming;
}

/** The server's reply about the deck in an option of a table: a built-in one, or a text. */
export async function deckOfOption(game: string, value: string, lang: string): Promise<DeckResponse> {
  const own = (await deckInfo(game)).built_in.find((deck) => deck.name === value);
  return api.checkDeck(game, own ? own.code : value, lang);
}

export const { checkDeck, openBoosters, readCollection } = api;

/** A deck's cards by kind, in the game's order. */
export function byKind(all: DeckCard[], counts: Counts): { kind: string; count: number; cards: DeckCard[] }[] {
  const own = all.filter((card) => counts[card.number]);
  return [...new Set(own.map((card) => card.kind))].map((kind) => {
    const cards = own.filter((card) => card.kind === kind);
    return { kind, cards, count: cards.reduce((sum, card) => sum + counts[card.number]!, 0) };
  });
}

/** Folds a word for searching. */
export const fold = (words: string): string => words.toLocaleLowerCase().replaceAll("ё", "е");

/** The text of a game for something of its cards, such as `kind-asset`; the id in the key if there is none. */
export const named = (game: string, key: string): string => say(key, {}, game) || key.slice(key.indexOf("-") + 1);
