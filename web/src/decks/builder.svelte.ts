// The deck that is being built: its cards, its name, where it is kept, and what the server says of it.

import * as decks from "../lib/decks";
import { errorTextOf, type ErrorText } from "../lib/errors";
import type { DeckResponse } from "../wire";
import { Own } from "./collection.svelte";

const MOST = 99; // copies that can be meant at all

export class Builder {
  name = $state("");
  counts = $state<decks.Counts>({});
  /** Of the deck on this device that is changed here; empty for a new one. */
  id = $state("");
  kept = $state.raw<decks.SavedDeck[]>([]);
  told = $state.raw<DeckResponse | null>(null);
  problem = $state.raw<ErrorText | null>(null);
  /** The deck that was here before another one was opened. */
  before = $state.raw<decks.SavedDeck | null>(null);
  private asked = 0;

  /** The cards that the reader has: a deck may be built from more, and is shown so. */
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
  /** Is it on this device as it is here? */
  saved = $derived.by(() => {
    const same = this.kept.find((deck) => deck.id === this.id);
    return same !== undefined && same.name === this.name && decks.code(same.cards) === decks.code(this.cards);
  });

  count = (number: number): number => this.counts[number] ?? 0;

  change(number: number, by: number): void {
    this.counts[number] = Math.max(0, Math.min(MOST, this.count(number) + by));
  }

  snapshot = (): decks.SavedDeck => ({ id: this.id, game: this.game, name: this.name, cards: this.cards });

  /** Another deck in place of this one, which can be had back. */
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

  /** Keeps it on this device, under a name that no other one has. */
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

  /** Off this device; it stays open here. */
  drop(): void {
    decks.drop(this.id);
    this.id = "";
    this.kept = decks.savedDecks(this.game);
  }

  async check(lang: string): Promise<void> {
    const number = ++this.asked;
    try {
      const told = await decks.checkDeck(this.game, this.text, lang, this.own.size ? this.own.cards : undefined);
      if (number !== this.asked) return;
      this.told = told;
      this.problem = null;
    } catch (wrong) {
      if (number === this.asked) this.problem = errorTextOf(wrong);
    }
  }
}
