import { expect, it } from "vitest";
import { beside } from "./beside";
import type { Box } from "./spots";

const room: Box = { x: 0, y: 50, w: 1280, h: 560 };
const size = [480, 320] as const;
const apart = (at: { x: number; y: number }, { x, y, w, h }: Box): boolean =>
  at.x + size[0] <= x || at.x >= x + w || at.y + size[1] <= y || at.y >= y + h;

it("stands near a card of the hand, inside its room", () => {
  const card = { x: 580, y: 650, w: 122, h: 171 };
  expect(beside(card, size, room, [])).toEqual({ x: 401, y: 290 });
});

it("leaves what it is about and the targets to be seen", () => {
  const space = { x: 600, y: 300, w: 110, h: 80 };
  const targets = [{ x: 720, y: 300, w: 110, h: 80 }, { x: 720, y: 200, w: 110, h: 80 }, { x: 600, y: 200, w: 110, h: 80 }];
  const at = beside(space, size, room, targets);
  for (const one of [space, ...targets]) expect(apart(at, one)).toBe(true);
});

it("covers a target rather than what it is about", () => {
  const all = [{ x: 0, y: 50, w: 1280, h: 560 }];
  const space = { x: 30, y: 80, w: 110, h: 80 };
  expect(apart(beside(space, size, room, all), space)).toBe(true);
});
