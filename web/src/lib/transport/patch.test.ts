import { expect, test } from "vitest";
import { patched } from "./patch";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The same numbers every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * sides);
  };
}

const STEMS: Json[] = [null, true, false, 0, 1, -2.5, "", "ё", [], {}];

function anything(roll: (sides: number) => number, depth = 4): Json {
  const kind = depth ? roll(3) : 0;
  if (!kind) return STEMS[roll(STEMS.length)]!;
  if (kind === 1) return Array.from({ length: roll(5) }, () => anything(roll, depth - 1));
  return Object.fromEntries(Array.from({ length: roll(5) }, () => ["abcdefg"[roll(7)]!, anything(roll, depth - 1)]));
}

/** A patch from one value to another, written here in the plainest way. */
function patch(old: Json, next: Json, roll: (sides: number) => number): unknown {
  if (typeof old !== "object" || typeof next !== "object" || !old || !next || Array.isArray(old) !== Array.isArray(next) || !roll(6)) return [next];
  if (Array.isArray(old) && Array.isArray(next)) {
    if (old.length === next.length) return Object.fromEntries(next.map((item, at) => [at, patch(old[at]!, item, roll)]));
    const start = next.findIndex((item, at) => JSON.stringify(item) !== JSON.stringify(old[at]));
    const at = start < 0 ? next.length : start;
    return { cut: [at, old.length - at, ...next.slice(at)] };
  }
  const [before, after] = [old as { [key: string]: Json }, next as { [key: string]: Json }];
  const gone = Object.keys(before).filter((key) => !(key in after));
  const changes = Object.entries(after).map(([key, value]) => [key, key in before ? patch(before[key]!, value, roll) : [value]]);
  return Object.fromEntries([...gone.map((key) => [key, []]), ...changes]);
}

function frozen<T>(value: T): T {
  if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

test("makes the other value of any one, which stays as it is", () => {
  const roll = dice(7);
  for (let n = 0; n < 1000; n++) {
    const old = frozen(anything(roll));
    const next = anything(roll);
    expect(patched(old, JSON.parse(JSON.stringify(patch(old, next, roll))))).toEqual(next);
  }
});

test("what has not changed is the same object", () => {
  const base = { kept: { far: [1, 2] }, list: [{ n: 1 }, { n: 2 }, { n: 3 }], also: {}, gone: 1 };
  const made = patched(base, { list: { 1: { n: [5] } }, gone: [] }) as typeof base;
  expect(made).toEqual({ kept: { far: [1, 2] }, list: [{ n: 1 }, { n: 5 }, { n: 3 }], also: {} });
  expect(made.kept).toBe(base.kept);
  expect(made.list[0]).toBe(base.list[0]);
  expect(made.list[2]).toBe(base.list[2]);
  expect(patched(base, {})).toBe(base);
});

test("items of an array come and go", () => {
  expect(patched([1, 2, 3, 4], { cut: [1, 2] })).toEqual([1, 4]);
  expect(patched([1, 2], { cut: [2, 0, [3], {}] })).toEqual([1, 2, [3], {}]);
  expect(patched([[1], 2], { cut: [0, 1] })).toEqual([2]);
  expect(patched({ cut: 1 }, { cut: [2] })).toEqual({ cut: 2 });
});

test("nothing is told from what stands for nothing", () => {
  expect(patched({ a: 1 }, { a: [null] })).toEqual({ a: null });
  expect(patched({ a: null }, { a: [[]], b: [{}] })).toEqual({ a: [], b: {} });
  expect(patched({ a: 1, b: 2 }, { a: [] })).toEqual({ b: 2 });
  expect(patched(null, [{ a: 1 }])).toEqual({ a: 1 });
});
