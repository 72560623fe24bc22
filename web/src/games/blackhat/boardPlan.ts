// The board on the plane: which way the arrow from one space to the next is drawn, and where along its edge.

import type { Space } from "./scene";

export interface Arrow {
  to: string;
  way: "E" | "S" | "N" | "W";
  /** Where on the edge of the tail, in percent from the top (E, W) or the left (S, N). */
  at: number;
}

/** How tall the rows of the board are: two of the upper lane, the strip between the lanes, two of the lower lane. */
const ROWS = [1, 1, 0.5, 1, 1];

const before = (row: number): number => ROWS.slice(0, row).reduce((sum, one) => sum + one, 0);

/** From the top of the board, in heights of a row. */
const extent = ([row, , rows]: readonly [number, number, number]): [number, number] => [before(row), before(row + rows)];

export function arrows(space: Space, all: readonly Space[]): Arrow[] {
  const tail = space.cell;
  if (!tail) return [];
  return space.arrows.flatMap((to): Arrow[] => {
    const head = all.find((one) => one.id === to)?.cell;
    if (!head) return [];
    if (head[1] === tail[1]) return [{ to, way: head[0] > tail[0] ? "S" : "N", at: 26 }];
    const [top, bottom] = extent(tail);
    const [from, until] = extent(head);
    const middle = (Math.max(top, from) + Math.min(bottom, until)) / 2;
    const at = Math.max(12, Math.min(88, ((middle - top) / (bottom - top)) * 100));
    return [{ to, way: head[1] > tail[1] ? "E" : "W", at }];
  });
}

/** The spaces that a pawn comes by on its way along the arrows, without the first and the last. */
export function between(from: string, to: string, all: readonly Space[]): string[] {
  const came = new Map<string, string | null>([[from, null]]);
  const next = [from];
  for (const id of next) {
    if (id === to) break;
    for (const head of all.find((one) => one.id === id)?.arrows ?? [])
      if (!came.has(head)) {
        came.set(head, id);
        next.push(head);
      }
  }
  if (!came.has(to)) return [];
  const way: string[] = [];
  for (let at = came.get(to) ?? null; at !== null && at !== from; at = came.get(at) ?? null) way.unshift(at);
  return way;
}
