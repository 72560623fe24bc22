// The steps of a recorded game, from one viewer's knowledge. Fetched in pieces, in order.

import type { LogLine, Note, ReplayStep } from "../wire";
import * as api from "./transport/api";

const PIECE = 64; // steps in one request, the server's maximum

/** A record as the server gave it or a file holds it. Only the server reads the rest of it, of any release. */
export interface GameRecord {
  game: string;
  names?: string[];
  [field: string]: unknown;
}

/** Whose knowledge: a seat's, a spectator's (-1), or everybody's (null). */
export type Viewer = number | null;

export class Replay {
  frames = $state.raw<ReplayStep[]>([]);
  /** Steps in the whole game; 0 until the first piece is loaded. */
  of = $state(0);
  /** The rules have changed since: there is a log, and no table. */
  changed = $state(false);
  private notes: Note[] = [];
  private stopped = false;

  constructor(
    readonly record: GameRecord,
    readonly eyes: Viewer,
  ) {}

  /** Fetches all steps; throws the server's errors. */
  async load(): Promise<void> {
    do {
      const reply = await api.replaySteps({ record: this.record, seat: this.eyes, first: this.frames.length, count: PIECE });
      if (this.stopped) return;
      this.of = reply.total;
      this.notes = reply.notes;
      this.changed = reply.rules_changed ?? false;
      this.frames = [...this.frames, ...reply.steps];
      if (!reply.steps.length) return;
    } while (this.frames.length < this.of);
  }

  stop(): void {
    this.stopped = true;
  }

  /** Everybody's notebook at a step, by seat: text by subject. */
  notebooks(moment: number): Record<string, string>[] {
    const books = (this.record.names ?? []).map((): Record<string, string> => ({}));
    const given = this.frames[moment]?.actions ?? 0;
    for (const { seat, actions, about, text } of this.notes) {
      const book = books[seat];
      if (!book || actions > given) continue;
      if (text) book[about] = text;
      else delete book[about];
    }
    return books;
  }

  /** The log up to a step. */
  log(moment: number): LogLine[] {
    return this.frames.slice(0, moment + 1).flatMap((frame) => frame.presentation.log);
  }
}
