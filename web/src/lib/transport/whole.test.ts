import { expect, test } from "vitest";
import type { Presentation, Update } from "../../wire";
import { Whole } from "./whole";

const line = { key: "event", args: {}, rule: "", event: null, more: [] };

function update(n: number, shown: Partial<Presentation>): Update {
  const presentation: Presentation = { scene: null, prompt: "", args: {}, kept_lines: 0, log: [], ...shown };
  return { t: "update", n, presentation, legal_actions: [] } as unknown as Update;
}

const scene = (whole: Update | null): unknown => whole?.presentation?.scene;

test("a scene follows from the one before", () => {
  const whole = new Whole();
  expect(scene(whole.of(update(1, { scene: { a: 1, b: [1] } })))).toEqual({ a: 1, b: [1] });
  const next = whole.of(update(2, { patch: { a: [2] }, base: 1 }));
  expect(scene(next)).toEqual({ a: 2, b: [1] });
  expect(next!.presentation).not.toHaveProperty("patch");
  expect(scene(whole.of(update(2, { patch: {}, base: 2 })))).toBe(scene(next)); // the same moment once more
});

test("what does not follow is not shown, until the whole comes", () => {
  const whole = new Whole();
  expect(whole.of(update(3, { patch: {}, base: 2 }))).toBeNull();
  expect(scene(whole.of(update(3, { scene: { a: 1 } })))).toEqual({ a: 1 });
  expect(whole.of(update(5, { patch: { a: [5] }, base: 4 }))).toBeNull();
  expect(whole.of(update(6, { patch: { a: [6] }, base: 5 }))).toBeNull();
  expect(scene(whole.of(update(6, { scene: { a: 6 } })))).toEqual({ a: 6 });
  expect(scene(whole.of(update(7, { patch: { a: [7] }, base: 6 })))).toEqual({ a: 7 });
});

test("lines of the log that are missing are noticed", () => {
  const whole = new Whole();
  expect(whole.of(update(1, { scene: {}, log: [line, line] }))).not.toBeNull();
  expect(whole.of(update(2, { patch: {}, base: 1, kept_lines: 3 }))).toBeNull();
  expect(whole.of(update(2, { scene: {}, kept_lines: 0, log: [line, line, line] }))).not.toBeNull();
  expect(whole.of(update(3, { patch: {}, base: 2, kept_lines: 3 }))).not.toBeNull();
});

test("legal actions are put together in their order, with moves that came earlier", () => {
  const whole = new Whole();
  const end = { type: "end" };
  whole.of(update(1, { scene: {}, moves: [[7, end, "end"]], legal: [["move-end", [], [[7]]]] }));
  const { legal_actions } = whole.of(update(2, { patch: {}, base: 1, moves: [[2, {}, "two"]], legal: [["move-go", ["to", "count"], [[2, "b", 1]]], ["move-end", [], [[7]]]] }))!;
  expect(legal_actions).toEqual([
    { action: 2, move: {}, notation: "two", key: "move-go", args: { to: "b", count: 1 } },
    { action: 7, move: end, notation: "end", key: "move-end", args: {} },
  ]);
});
