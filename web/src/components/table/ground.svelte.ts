// Where everything is on the page: the places of cards, and the boxes of things and targets. Read when the scene or the
// size of the page has changed, never while something moves.

import { getContext, setContext } from "svelte";
import type { Stop } from "../../lib/table/choice";
import type { Box, Manner, Place } from "../../lib/table/spots";

const boxOf = (node: Element, from: DOMRect): Box => {
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return { x: x - from.x, y: y - from.y, w, h };
};

const same = (one: Box, other: Box | undefined): boolean =>
  other !== undefined && one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/** Elements with `data-slot` hold cards (`data-manner` says how), those with `data-id` are things or targets. Boxes are
    measured from the corner of the table, which scrolls on the smallest screens. */
export class Ground {
  /** By name. */
  places = $state.raw<ReadonlyMap<string, Place>>(new Map());
  /** By id. */
  boxes = $state.raw<ReadonlyMap<string, Box>>(new Map());
  /** Width of a card in the hand. */
  card = $state(0);
  /** Of the table. */
  size = $state.raw<readonly [number, number]>([0, 0]);
  private root: HTMLElement | undefined;

  watch(root: HTMLElement): () => void {
    this.root = root;
    const observer = new ResizeObserver(() => this.read());
    observer.observe(root);
    for (const node of root.querySelectorAll("[data-watch]")) observer.observe(node);
    return () => observer.disconnect();
  }

  /** Reads the page again; what has not moved stays the same object. */
  read(): void {
    if (!this.root) return;
    const whole = this.root.getBoundingClientRect();
    const places = new Map<string, Place>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-slot]")) {
      const { slot, manner, id } = node.dataset;
      const place: Place = { box: boxOf(node, whole), manner: (manner ?? "row") as Manner, ...(id === undefined ? {} : { id }) };
      if (place.box.w > 0 || !places.has(slot!)) places.set(slot!, place.box.w > 0 ? place : { ...place, manner: "pocket" });
    }
    const boxes = new Map<string, Box>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-id]:not(.piece)")) boxes.set(node.dataset["id"]!, boxOf(node, whole));
    const hand = this.root.querySelector<HTMLElement>("[data-manner=fan]");
    if (hand) this.card = parseFloat(getComputedStyle(hand).getPropertyValue("--hand-card")) || this.card;
    if (this.size[0] !== whole.width || this.size[1] !== whole.height) this.size = [whole.width, whole.height];
    const moved =
      places.size !== this.places.size ||
      [...places].some(([name, { box, manner, id }]) => {
        const before = this.places.get(name);
        return !same(box, before?.box) || manner !== before?.manner || id !== before?.id;
      });
    if (moved) this.places = places;
    if (boxes.size !== this.boxes.size || [...boxes].some(([id, box]) => !same(box, this.boxes.get(id)))) this.boxes = boxes;
  }

  stops(): Stop[] {
    return [...this.boxes].map(([id, { x, y, w, h }]) => ({ id, x: x + w / 2, y: y + h / 2 }));
  }

  /** A point of the window. */
  at(x: number, y: number): readonly [number, number] {
    const whole = this.root?.getBoundingClientRect();
    return [x - (whole?.x ?? 0), y - (whole?.y ?? 0)];
  }
}

const KEY = "ground";

/** Makes the ground of a table; its components get it by `ground`. */
export const makeGround = (): Ground => setContext(KEY, new Ground());

export const ground = (): Ground => getContext<Ground>(KEY);
