import { describe, expect, it } from "vitest";
import { advance, same, type Step } from "./chain";

const legal = [
  { action: 4, move: { type: "block", measure: "M1", attack: "A1" } },
  { action: 7, move: { type: "block", measure: "M2", attack: "A1" } },
  { action: 9, move: { type: "done" } },
];
const block = (measure: string): Step => ({ move: { type: "block", measure } });
const done: Step = { move: { type: "done" }, maybe: true };

/** The actions that a chain sends if the table offers the same moves every time. */
function sent(steps: readonly Step[], scene: unknown = null): number[] {
  const next = advance(steps, legal, scene);
  return next ? [next.legal.action, ...sent(next.rest, scene)] : [];
}

describe("a chain of moves", () => {
  it("sends move after move and then is over", () => {
    expect(sent([block("M2"), block("M1"), done])).toEqual([7, 4, 9]);
    expect(sent([])).toEqual([]);
  });

  it("ends at what is not possible, and sends nothing behind it", () => {
    expect(sent([block("M1"), block("M3"), done])).toEqual([4]);
  });

  it("passes over what need not be", () => {
    expect(sent([{ ...block("M3"), maybe: true }, block("M1")])).toEqual([4]);
    expect(sent([{ ...block("M3"), maybe: true }])).toEqual([]);
  });

  it("sends a move only where it is asked for", () => {
    const asked = (name: string) => (scene: { name: string }) => scene.name === name;
    const steps = [{ ...done, when: asked("block-on") }, { ...block("M1"), when: asked("block") }];
    expect(sent(steps, { name: "block" })).toEqual([4]);
    expect(sent(steps, { name: "wave" })).toEqual([]);
  });

  it("keeps what is to be sent later", () => {
    expect(advance([{ ...block("M3"), maybe: true }, block("M1"), done], legal, null)?.rest).toEqual([done]);
  });
});

it("knows a typed move by the fields that it names", () => {
  expect(same({ type: "join", slot: 2, symbol: "cable" }, { type: "join", slot: 2 })).toBe(true);
  expect(same({ type: "join", slot: 2 }, { type: "join", slot: 3 })).toBe(false);
  expect(same({ type: "done" }, { type: "done", slot: 3 })).toBe(false);
});
