// Moves that follow each other, decided on together.

import { untrack } from "svelte";
import type { LegalAction } from "../wire";

/** A move that is still to come, in notation, and the name of the question that it is for. */
export interface QueuedMove {
  notation: string;
  question: string;
  /** Left out if something else is asked. */
  maybe?: boolean;
}

/** What is asked: its name, whether the reader is asked, and what they may answer (nothing while an answer is on its way). */
export interface Decision {
  question: string;
  mine: boolean;
  legal: LegalAction[];
  /** Another one after every answer that was taken. */
  moment: unknown;
}

/** Gives the answers one by one, as they are asked for; if something else is asked or one is refused, the rest is left.
    To be made while a component is. */
export class MoveQueue {
  private left: QueuedMove[] = [];
  private given: { step: QueuedMove; moment: unknown } | null = null;

  constructor(
    private readonly now: () => Decision,
    private readonly answer: (action: number) => void,
    /** These were left. */
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
    const { question, mine, legal, moment } = this.now();
    if (mine && !legal.length) return;
    const refused = this.given !== null && this.given.moment === moment ? [this.given.step] : [];
    this.given = null;
    while (!refused.length && this.left[0]?.maybe && this.left[0].question !== question) this.left.shift();
    const next = this.left[0];
    if (!next) {
      if (refused.length) this.stopped(refused);
      return;
    }
    const found = refused.length || next.question !== question ? undefined : legal.find((one) => one.notation === next.notation);
    const rest = this.left;
    this.left = found ? rest.slice(1) : [];
    if (found) {
      this.given = { step: next, moment };
      this.answer(found.action);
    } else this.stopped([...refused, ...rest]);
  }
}
