// A queue of moves that were chosen together.

import { untrack } from "svelte";
import type { LegalAction } from "../wire";

/** A move to come, in notation, and the name of its decision. */
export interface QueuedMove {
  notation: string;
  decision: string;
  /** Skipped if another decision comes. */
  maybe?: boolean;
}

/** The open decision: its name, whether it is the reader's, and their legal actions (none while one is being sent). */
export interface Decision {
  decision: string;
  mine: boolean;
  legal: LegalAction[];
  /** Changes with every action that was taken. */
  moment: unknown;
}

/** Sends the moves one by one as their decisions come. If another decision comes or a move is rejected, the rest is
    dropped. Must be created while a component is. */
export class MoveQueue {
  private left: QueuedMove[] = [];
  private given: { step: QueuedMove; moment: unknown } | null = null;

  constructor(
    private readonly now: () => Decision,
    private readonly submit: (action: number) => void,
    /** Receives the dropped moves. */
    private readonly stopped: (rest: QueuedMove[]) => void = () => {},
  ) {
    $effect(() => {
      void now();
      untrack(() => this.follow());
    });
  }

  start(steps: QueuedMove[]): void {
    this.left = [...steps];
    this.given = null;
    this.follow();
  }

  private follow(): void {
    const { decision, mine, legal, moment } = this.now();
    if (mine && !legal.length) return;
    const refused = this.given !== null && this.given.moment === moment ? [this.given.step] : [];
    this.given = null;
    while (!refused.length && this.left[0]?.maybe && this.left[0].decision !== decision) this.left.shift();
    const next = this.left[0];
    if (!next) {
      if (refused.length) this.stopped(refused);
      return;
    }
    const found = refused.length || next.decision !== decision ? undefined : legal.find((one) => one.notation === next.notation);
    const rest = this.left;
    this.left = found ? rest.slice(1) : [];
    if (found) {
      this.given = { step: next, moment };
      this.submit(found.action);
    } else this.stopped([...refused, ...rest]);
  }
}
