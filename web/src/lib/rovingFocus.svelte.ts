// One stop for Tab in a group of things on the table: arrows go through them as they are read.

import { arrowTarget, isWhyKey } from "./keys";

interface Options {
  /** The data attribute of the things, which holds their ids: `place` for `data-place`. */
  attribute: string;
  /** Ids, as they are read. */
  ids: () => string[];
  /** Where Tab leads before the reader has been anywhere, if possible. */
  preferred: (id: string) => boolean;
  /** What draws the things anew when it changes; without it, focus is not looked after. */
  redrawn?: () => unknown;
  /** Escape. */
  leave: () => void;
  /** W: asks why nothing can be done there. */
  why?: (id: string) => void;
}

/** What goes on the button of one thing. */
export interface FocusItem {
  tabindex: 0 | -1;
  onfocus: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export class RovingFocus {
  /** Holds the things; to be bound. */
  root = $state<HTMLElement>();
  #at = $state<string | null>(null);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    const { redrawn } = options;
    if (!redrawn) return;
    let had = false;
    const holds = (): boolean => this.root?.contains(document.activeElement) ?? false;
    // Focus stays in the group when the thing that had it is drawn anew or gone.
    $effect.pre(() => {
      redrawn();
      had = holds();
    });
    $effect(() => {
      redrawn();
      if (had && !holds() && this.current !== undefined) this.focus(this.current);
    });
  }

  /** The id of the thing that Tab leads to. */
  get current(): string | undefined {
    const ids = this.#options.ids();
    if (this.#at !== null && ids.includes(this.#at)) return this.#at;
    return ids.find((id) => this.#options.preferred(id)) ?? ids[0];
  }

  focus(id: string | undefined): boolean {
    const found = this.root?.querySelector<HTMLElement>(`[data-${this.#options.attribute}="${id}"]`);
    found?.focus();
    return !!found;
  }

  /** Handles a key on the thing with this id. `list`: what arrows go through, if not all things of the group. */
  key(event: KeyboardEvent, id: string, list = this.#all()): void {
    const to = arrowTarget(event, list.indexOf(event.currentTarget as HTMLElement), list.length);
    if (to !== undefined) list[to]?.focus();
    else if (event.key === "Escape") this.#options.leave();
    else if (this.#options.why && isWhyKey(event)) this.#options.why(id);
    else return;
    event.preventDefault();
  }

  item(id: string): FocusItem {
    return {
      tabindex: id === this.current ? 0 : -1,
      onfocus: () => (this.#at = id),
      onkeydown: (event) => this.key(event, id),
    };
  }

  #all(): HTMLElement[] {
    return [...(this.root?.querySelectorAll<HTMLElement>(`[data-${this.#options.attribute}]`) ?? [])];
  }
}
