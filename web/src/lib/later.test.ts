import { expect, test, vi } from "vitest";
import { later, soon } from "./later";

test("is loaded once, when it is wanted", async () => {
  const load = vi.fn(async () => "part");
  const part = later(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual(["part", "part"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("is tried again while it cannot be had", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const part = later(async () => {
    if (++tries < 3) throw new Error("offline");
    return tries;
  });
  const coming = part();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await coming).toBe(3);
  vi.useRealTimers();
});

test("is not waited for long", async () => {
  vi.useFakeTimers();
  const never = soon(new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await never).toBeNull();
  vi.useRealTimers();
  expect(await soon(Promise.resolve("here"))).toBe("here");
});
