// The tables of games: its own one, in a folder of its own, or the generic one. Each is loaded when it is needed.

import type { Component } from "svelte";
import type { AnyTableGame } from "../lib/table/game";
import type { LegalAction } from "../wire";

/** What a game's Table.svelte gets. It draws the scene and lets the reader choose a move; everything else is around it. */
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

const own = import.meta.glob<{ default: AnyTableGame }>("./*/table.ts");
const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

/** How a game is drawn: as a living table, or as a component of the page. */
export async function tableOf(game: string): Promise<{ own: AnyTableGame | null; old: Component<TableProps> | null }> {
  const found = own[`./${game}/table.ts`];
  if (found) return { own: (await found()).default, old: null };
  return { own: null, old: await table(game) };
}

export async function table(game: string): Promise<Component<TableProps>> {
  const found = tables[`./${game}/Table.svelte`];
  return (found ? await found() : await import("../components/GenericTable.svelte")).default;
}
