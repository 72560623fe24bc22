// Where something that is read finds room: near what it is about, and over as little as possible of what is to be seen.

import type { Box } from "./spots";

const GAP = 14; // pixels to what it is about
const STEPS = 8;

const common = (a: number, b: number, c: number, d: number): number => Math.max(0, Math.min(b, d) - Math.max(a, c));

const shared = (one: Box, other: Box): number =>
  common(one.x, one.x + one.w, other.x, other.x + other.w) * common(one.y, one.y + one.h, other.y, other.y + other.h);

/** The upper left corner of a panel about `box` inside `room`: never over the thing itself, over `free` as little as may be,
    then as near as may be. */
export function beside(box: Box, [w, h]: readonly [number, number], room: Box, free: readonly Box[]): { x: number; y: number } {
  const [xs, ys] = [
    Array.from({ length: STEPS + 1 }, (_, n) => room.x + ((room.w - w) * n) / STEPS),
    Array.from({ length: STEPS + 1 }, (_, n) => room.y + ((room.h - h) * n) / STEPS),
  ];
  const within = (at: number, from: number, size: number, own: number): number => Math.max(from, Math.min(from + size - own, at));
  xs.push(...[box.x - w - GAP, box.x + box.w + GAP, box.x + box.w / 2 - w / 2].map((x) => within(x, room.x, room.w, w)));
  ys.push(...[box.y - h - GAP, box.y + box.h + GAP, box.y + box.h / 2 - h / 2].map((y) => within(y, room.y, room.h, h)));
  const self = { x: box.x - GAP / 2, y: box.y - GAP / 2, w: box.w + GAP, h: box.h + GAP };
  let best = { x: room.x, y: room.y };
  let least = Infinity;
  for (const x of xs)
    for (const y of ys) {
      const panel = { x, y, w, h };
      const far = Math.hypot(x + w / 2 - box.x - box.w / 2, y + h / 2 - box.y - box.h / 2);
      const price = shared(panel, self) * 1000 + free.reduce((sum, one) => sum + shared(panel, one), 0) * 10 + far;
      if (price < least) [best, least] = [{ x, y }, price];
    }
  return best;
}
