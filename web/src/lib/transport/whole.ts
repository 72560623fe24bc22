// Updates made whole again: the server sends what has changed since the one before.

import type { KnownMove, LegalAction, Update } from "../../wire";
import { patched } from "./patch";

export class Whole {
  private last: { n: number; scene: unknown } | null = null; // the scene that the next patch changes
  private lines = 0; // of the log
  private readonly moves = new Map<number, KnownMove>(); // by action

  /** The update with its scene and legal actions; null if these, or lines of the log before it, cannot be told from what
        has come. */
  of(update: Update): Update | null {
    if (!update.presentation) return update;
    const { patch, base, legal = [], moves = [], ...shown } = update.presentation;
    const changes = patch !== undefined;
    if (shown.kept_lines > this.lines || (changes && this.last?.n !== base)) return null;
    this.lines = shown.kept_lines + shown.log.length;
    const scene = changes ? patched(this.last!.scene, patch) : shown.scene;
    this.last = { n: update.n, scene };
    for (const move of moves) this.moves.set(move[0], move);
    const legal_actions = legal.flatMap(([key, names, rows]) => rows.map(([action, ...values]) => this.action(Number(action), key, names, values)));
    return { ...update, legal_actions, presentation: { ...shown, scene } };
  }

  private action(action: number, key: string, names: readonly string[], values: readonly (string | number)[]): LegalAction {
    const [, move, notation] = this.moves.get(action)!;
    return { action, move, notation, key, args: Object.fromEntries(names.map((name, at) => [name, values[at]!])) };
  }
}
