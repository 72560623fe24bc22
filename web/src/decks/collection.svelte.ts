// The reader's collection, stored on this device, in the form that the terminal reads too. The server knows the content
// of boosters and whether a text is a valid collection.

import { readCollection, type Counts } from "../lib/decks";

const KEY = "cyberdeck.collection";

interface Kept {
  boosters: number;
  cards: [number, number][];
}

const EMPTY: Kept = { boosters: 0, cards: [] };

/** The stored collection, or nothing if it cannot be read. */
function read(text: string | null): Kept | null {
  try {
    const { boosters, cards } = JSON.parse(text ?? "null") as Kept;
    return Array.isArray(cards) && Number.isInteger(boosters) ? { boosters, cards } : null;
  } catch {
    return null;
  }
}

export class Own {
  private kept = $state.raw<Kept>(EMPTY);
  /** The collection before it was emptied or replaced. */
  before = $state.raw<Kept | null>(null);
  /** The device's storage is full. */
  full = $state(false);

  constructor(readonly game: string) {
    this.kept = this.stored();
  }

  cards = $derived(this.kept.cards);
  boosters = $derived(this.kept.boosters);
  counts = $derived<Counts>(Object.fromEntries(this.kept.cards));
  size = $derived(this.kept.cards.reduce((sum, [, count]) => sum + count, 0));
  text = $derived(this.written(this.kept));

  count = (number: number): number => this.counts[number] ?? 0;

  /** Adds cards to the stored collection, which another tab may have changed. */
  add(cards: [number, number][], boosters = 0): void {
    const now = this.full ? this.kept : this.stored();
    const counts: Counts = Object.fromEntries(now.cards);
    for (const [number, count] of cards) counts[number] = (counts[number] ?? 0) + count;
    const all = Object.entries(counts).map(([number, count]): [number, number] => [Number(number), count]);
    this.keep({ boosters: now.boosters + boosters, cards: all });
  }

  /** Replaces the collection; can be undone. Throws the problems of an invalid text. */
  async replace(text: string): Promise<void> {
    const { boosters, cards } = await readCollection(this.game, text);
    this.swap({ boosters, cards });
  }

  reset = (): void => this.swap(EMPTY);

  back(): void {
    if (this.before) this.keep(this.before);
    this.before = null;
  }

  private swap(next: Kept): void {
    this.before = this.size ? this.kept : null;
    this.keep(next);
  }

  private get key(): string {
    return `${KEY}.${this.game}`;
  }

  /** A stored text that cannot be read is set aside, not overwritten. */
  private stored(): Kept {
    const text = localStorage.getItem(this.key);
    const kept = read(text);
    if (text !== null && !kept) localStorage.setItem(`${this.key}.old`, text);
    return kept ?? EMPTY;
  }

  private keep(next: Kept): void {
    this.kept = next;
    try {
      localStorage.setItem(this.key, this.written(next));
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  private written({ boosters, cards }: Kept): string {
    return JSON.stringify({ format: "cyberdeck-collection", version: 1, game: this.game, boosters, cards });
  }
}
