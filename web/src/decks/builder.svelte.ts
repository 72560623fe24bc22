// The deck being built: its cards, its name, where it is stored, and the server's check of it.

import * as decks from "../lib/decks";
import { errorTextOf, type ErrorText } from "../lib/errors";
import type { DeckResponse } from "../wire";
import { Own } from "./collection.svelte";

const MOST = 99; // copies at most, in any deck

export class Builder {
  name = $state("");
  counts = $state<decks.Counts>({});
  /** The id of the stored deck being edited; empty for a new one. */
  id = $state("");
  kept = $state.raw<decks.SavedDeck[]>([]);
  response = $state.raw<DeckResponse | null>(null);
  problem = $state.raw<ErrorText | null>(null);
  /** The previous deck, for undo. */
  before = $state.raw<decks.SavedDeck | null>(null);
  private checks = 0;

  /** The reader's collection: a deck may use more cards, and is marked so. */
  readonly own: Own;

  constructor(readonly game: string) {
    this.own = new Own(game);
    this.kept = decks.savedDecks(game);
    const draft = decks.drafted(game);
    if (draft) this.put(draft);
  }

  cards = $derived(
    Object.entries(this.counts)
      .map(([number, count]): [number, number] => [Number(number), count])
      .filter(([, count]) => count > 0),
  );
  size = $derived(this.cards.reduce((sum, [, count]) => sum + count, 0));
  text = $derived(decks.text(this.name, this.cards));
  /** Whether the stored deck equals this one. */
  saved = $derived.by(() => {
    const same = this.kept.find((deck) => deck.id === this.id);
    return same !== undefined && same.name === this.name && decks.code(same.cards) === decks.code(this.cards);
  });

  count = (number: number): number => this.counts[number] ?? 0;

  change(number: number, by: number): void {
    this.counts[number] = Math.max(0, Math.min(MOST, this.count(number) + by));
  }

  snapshot = (): decks.SavedDeck => ({ id: this.id, game: this.game, name: this.name, cards: this.cards });

  /** Replaces this deck by another one; can be undone. */
  open(deck: decks.SavedDeck): void {
    this.before = this.size && !this.saved ? this.snapshot() : null;
    this.put(deck);
  }

  back(): void {
    if (this.before) this.put(this.before);
    this.before = null;
  }

  private put(deck: decks.SavedDeck): void {
    this.id = deck.id;
    this.name = deck.name;
    this.counts = Object.fromEntries(deck.cards);
  }

  /** Stores the deck on this device, under a unique name. */
  save(nameless: string): void {
    this.id ||= crypto.getRandomValues(new Uint32Array(2)).join("");
    const taken = new Set(this.kept.filter((deck) => deck.id !== this.id).map((deck) => deck.name));
    const wanted = this.name.trim() || nameless;
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    this.name = name;
    decks.keep(this.snapshot());
    this.kept = decks.savedDecks(this.game);
  }

  /** Deletes the stored deck; it stays open here. */
  drop(): void {
    decks.drop(this.id);
    this.id = "";
    this.kept = decks.savedDecks(this.game);
  }

  async check(lang: string): Promise<void> {
    const number = ++this.checks;
    try {
      const response = await decks.checkDeck(this.game, this.text, lang, this.own.size ? this.own.cards : undefined);
      if (number !== this.checks) return;
      this.response = response;
      this.problem = null;
    } catch (wrong) {
      if (number === this.checks) this.problem = errorTextOf(wrong);
    }
  }
}
