import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ASK, GIVE_UP, Heart } from "./heart";

let heart: Heart;
const ask = vi.fn();
const silent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  heart = new Heart(ask, silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("nobody is asked while something comes", () => {
  for (let n = 0; n < 20; n++) {
    heart.beat();
    vi.advanceTimersByTime(ASK - 1);
  }
  expect(ask).not.toHaveBeenCalled();
});

test("after a silence one asks, and who answers is not left", () => {
  heart.beat();
  for (let n = 1; n <= 5; n++) {
    vi.advanceTimersByTime(ASK + GIVE_UP - 1);
    expect(ask).toHaveBeenCalledTimes(n);
    heart.beat();
  }
  expect(silent).not.toHaveBeenCalled();
});

test("who does not answer is left once, within eight seconds", () => {
  heart.beat();
  vi.advanceTimersByTime(ASK + GIVE_UP);
  expect(ASK + GIVE_UP).toBeLessThan(7000);
  expect(silent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect([ask, silent].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test("nothing is asked after the end", () => {
  heart.beat();
  heart.stop();
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
});
