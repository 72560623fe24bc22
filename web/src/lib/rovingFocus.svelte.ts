// A roving tabindex: one Tab stop for a group of items on the table; arrow keys move through them in reading order.

import { arrowTarget, isWhyKey } from "./keys";

interface Options {
  /** The data attribute of the items, which holds their ids: `place` for `data-place`. */
  attribute: string;
  /** Ids, in reading order. */
  ids: () => string[];
  /** The preferred first Tab stop, until the reader has been in the group. */
  preferred: (id: string) => boolean;
  /** A dependency whose change renders the items again; without it, focus is not restored. */
  redrawn?: () => unknown;
  /** Escape. */
  leave: () => void;
  /** W: asks why there is no action there. */
  why?: (id: string) => void;
}

/** The attributes of one item's button. */
export interface FocusItem {
  tabindex: 0 | -1;
  onfocus: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export class RovingFocus {
  /** The element of the group; to be bound. */
  root = $state<HTMLElement>();
  #at = $state<string | null>(null);
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    const { redrawn } = options;
    if (!redrawn) return;
    let had = false;
    const holds = (): boolean => this.root?.contains(document.activeElement) ?? false;
    // Focus stays in the group when its item is rendered again or removed.
    $effect.pre(() => {
      redrawn();
      had = holds();
    });
    $effect(() => {
      redrawn();
      if (had && !holds() && this.current !== undefined) this.focus(this.current);
    });
  }

  /** The id of the item at the Tab stop. */
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

  /** Handles a key on the item with this id. `list`: the ids for the arrow keys, if not the whole group. */
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
