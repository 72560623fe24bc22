// What a reader looks at on the table, and what the page remembers of what it has shown.

import { tile } from "./moves";
import { topOf } from "./places";
import type { CardCount, Scene } from "./scene";
import { attackWords, lyingWords } from "./words";

const PLANNED = "planned ";

/** Of means that are chosen for a wave and not sent. */
export const planned = (card: string): string => PLANNED + card;

export interface Looked {
  card: string;
  words: string[];
  /** The tile that it is; null for an attack of the wave. */
  tile: string | null;
  /** It belongs to the player whose turn it is. */
  attacks: boolean;
  /** On whose side one looks at it; null in the wave. */
  side: number | null;
}

/** `seen`: a tile, an attack of the wave, or means that are planned. */
export function lookedAt(scene: Scene, seen: string | null): Looked | null {
  if (seen === null) return null;
  const named = seen.startsWith(PLANNED);
  const id = named ? tile(scene.seat, seen.slice(PLANNED.length), "upright") : seen;
  for (const [player, { table }] of scene.players.entries())
    for (const one of table)
      if (tile(player, one.card, one.state) === id)
        return { card: one.card, words: lyingWords(scene, one), tile: id, attacks: player === scene.active, side: named ? null : player };
  const attack = scene.wave?.attacks.find((one) => one.card === seen);
  return attack ? { card: attack.card, words: attackWords(scene, attack), tile: null, attacks: true, side: null } : null;
}

/** What earlier scenes have shown: for the eye only. */
export class Memory {
  private piles: CardCount[][] = [];
  private tops: (string | null)[] = [];
  private begun = { turn: "", decks: [0, 0] };

  /** Of each discard pile one card is seen, if possible one that has just come. */
  shown(scene: Scene): (string | null)[] {
    this.tops = scene.players.map(({ pile }, n) => topOf(pile, this.piles[n] ?? [], this.tops[n] ?? null));
    this.piles = scene.players.map(({ pile }) => pile);
    return this.tops;
  }

  /** How far the decks have fallen since the turn began. */
  fell(scene: Scene): number[] {
    const turn = `${scene.turn}/${scene.active}`;
    if (this.begun.turn !== turn) this.begun = { turn, decks: scene.players.map(({ deck }) => deck) };
    return scene.players.map(({ deck }, n) => this.begun.decks[n]! - deck);
  }
}
