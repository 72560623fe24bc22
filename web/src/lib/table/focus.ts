// Where the focus goes on a table. The page scrolls on the smallest screens alone; elsewhere nothing may be pushed about.

import { nearest, type Stop, type Way } from "./choice";

export function focusOn(node: HTMLElement | null | undefined): void {
  node?.focus({ preventScroll: document.documentElement.scrollHeight <= innerHeight });
}

/** What can be read or used: `data-id` on things and targets, `data-look` on open cards that belong to nobody's choice. */
const PLACES = "[data-id], [data-look], main button:enabled:not([aria-expanded])";

export const readable = (node: Element | null): string | undefined => {
  const found = node?.closest<HTMLElement>("[data-id], [data-look]");
  return found?.dataset["id"] ?? found?.dataset["look"];
};

const shown = (node: HTMLElement): boolean => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Everything that lies on the table and can be read or pressed. */
function everything(root: HTMLElement): Map<HTMLElement, Stop> {
  const found = new Map<HTMLElement, Stop>();
  for (const node of root.querySelectorAll<HTMLElement>(PLACES)) {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (width && height && shown(node)) found.set(node, { id: String(found.size), x: x + width / 2, y: y + height / 2 });
  }
  return found;
}

/** The next thing in that direction; the first or the last of all in the order of reading. */
export function beside(root: HTMLElement, from: Element | null, way: Way): HTMLElement | undefined {
  const all = everything(root);
  const row = [...all.keys()];
  const here = [...all].find(([node]) => node === from?.closest(PLACES))?.[1];
  if (way === "first" || way === "last" || !here) {
    const read = row.sort((one, other) => all.get(one)!.y - all.get(other)!.y || all.get(one)!.x - all.get(other)!.x);
    return way === "last" ? read.at(-1) : read[0];
  }
  const to = nearest([...all.values()], here, way);
  return row.find((node) => all.get(node)!.id === to);
}
