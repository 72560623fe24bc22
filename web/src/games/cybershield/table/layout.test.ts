import { expect, test } from "vitest";
import type { Place, Port, Scene } from "../scene";
import { BAND, layout, type Box } from "./layout";

let seed = 1;
const dice = (n: number): number => {
  seed = (seed * 48271) % 2147483647;
  return seed % n;
};

/** A network as it might grow: each card is joined to one before it, or to none. */
function network(size: number, deep: number): Scene {
  const places: Place[] = [];
  for (let n = 1; n <= size; n++) {
    const id = `0-${n}`;
    const ports: Port[] = [];
    const to = places.at(-1 - dice(deep));
    if (n > 1 && dice(6) && to) {
      ports.push({ symbol: "cable", to: to.id, free: false, planned: false });
      to.ports.push({ symbol: "cable", to: id, free: false, planned: false });
    }
    const card = n === 1 || !dice(5) ? "provider" : "desktop";
    places.push({ id, player: 0, number: n, card, state: "connected", points: 1, ports, attached: [], open: false, powered: false, moved: false, ways: [] });
  }
  return { places } as unknown as Scene;
}

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;

const ROOMS: [number, number][] = [
  [1034, 546],
  [1120, 514],
  [1640, 740],
  [378, 420],
  [660, 250],
];

test.each(ROOMS)("every card has a box of its own in its half of %i × %i", (room, height) => {
  for (const size of [0, 1, 3, 8, 14, 20, 24])
    for (const up of [false, true]) {
      const scene = network(size, 3 + dice(8));
      const boxes = [...layout(scene, 0, room, height, up).boxes.values()];
      expect(boxes).toHaveLength(size);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.w).toBeLessThanOrEqual(room + 0.5);
        const [top, bottom] = up ? [0, height / 2 - BAND / 2] : [height / 2 + BAND / 2, height];
        expect(box.y).toBeGreaterThanOrEqual(top - 1);
        expect(box.y + box.h).toBeLessThanOrEqual(bottom + 1);
        expect(box.h).toBeGreaterThan(8);
      }
      boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
    }
});

test("every joint has a cable, and every Provider its way to the Internet", () => {
  const scene = network(12, 3);
  const { cables } = layout(scene, 0, 1034, 546, false);
  const joints = scene.places.flatMap((place) => place.ports).length / 2;
  expect(cables).toHaveLength(joints + scene.places.filter((place) => place.card === "provider").length);
});
