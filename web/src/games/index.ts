// The tables of games: a living one in a folder of its own, or the generic one. Each is loaded when it is needed.

import type { Component } from "svelte";
import type { AnyTableGame } from "../lib/table/game";
import type { LegalAction } from "../wire";

/** What the generic table gets. It draws the scene and lets the reader choose a move; everything else is around it. */
export interface TableProps {
  /** What the server drew from the reader's view: the game's own scene.ts. */
  scene: unknown;
  /** Every seat's own scene, in a replay that shows all hands; otherwise empty. */
  open: unknown[];
  /** By player; the reader's own too. Players without a seat come after the seats. */
  names: string[];
  seat: number;
  /** What may be done now; empty when the reader is not to act. The moves are of the game's own wire.ts. */
  legal: LegalAction[];
  submit: (action: number) => void;
  /** Asks which rule forbids a move, given in notation. */
  why: (notation: string) => void;
  /** Shows a rule. */
  rule: (id: string) => void;
  /** The reader's own notebook, by what it is about: the number of a seat. */
  notes?: Record<string, string>;
  /** Writes into it; an empty text rubs out. */
  note?: (about: string, text: string) => void;
  /** After the game: everybody's notebook, by seat. */
  others?: Record<string, string>[];
}

const living = import.meta.glob<{ default: AnyTableGame }>("./*/table.ts");

/** How a game is drawn: on a living table of its own, or by the generic component. */
export async function tableOf(game: string): Promise<{ own: AnyTableGame | null; generic: Component<TableProps> | null }> {
  const found = living[`./${game}/table.ts`];
  if (found) return { own: (await found()).default, generic: null };
  return { own: null, generic: (await import("../components/GenericTable.svelte")).default };
}
