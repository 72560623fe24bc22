import { describe, expect, it } from "vitest";
import { begin, input, look, settle, TABLE, type Choice, type Decision, type Done, type Input, type LegalMove, type Stop } from "./choice";

const things = (text: string) => text.split(" ").map((kind, n) => ({ id: `${n}`, kind }));
const move = (action: number, uses: string, target?: string, over: string[] = []): LegalMove => ({
  action, uses: uses.split(" "), target, over, label: "", tone: "plain", text: uses,
});

/** A set: singles, or three 9s with a joker. Ids: 0 1 2 3 4 5. */
const cards: Decision = {
  things: things("2 9 9 11 13 J"),
  moves: [move(0, "2"), move(1, "9"), move(2, "9 9"), move(3, "9 9 J"), move(4, "9 J"), move(5, "11"), move(6, "J")],
};
/** A thing, then its target. */
const pawns: Decision = {
  preselects: true,
  things: [{ id: "x", kind: "x" }, { id: "y", kind: "y" }],
  moves: [move(0, "x", "b5"), move(1, "y", "d5"), move(2, "y", "d6", ["c6"]), move(3, "y", "c7", ["c6"])],
};
const stops: Stop[] = [{ id: "x", x: 0, y: 0 }, { id: "b5", x: 10, y: 0 }, { id: "y", x: 10, y: 20 }, { id: "d5", x: 10, y: 30 }, { id: "d6", x: 20, y: 30 }, { id: "c7", x: 30, y: 20 }];

function run(ask: Decision, ...events: Input[]): Done {
  let done: Done = { choice: begin(ask) };
  for (const event of events) done = input(ask, done.choice, event);
  return done;
}
const tap = (id: string): Input => ({ t: "tap", id });
const walk = (way: "left" | "right" | "up" | "down"): Input => ({ t: "walk", way, stops });

describe("a set", () => {
  it("dims what cannot join", () => {
    const { choice } = run(cards, tap("1"));
    const seen = look(cards, choice);
    expect([...seen.available]).toEqual(["1", "2", "5"]);
    expect(seen.dim.has("3")).toBe(true);
    expect(seen.ready[0]?.action).toBe(1);
    expect(look(cards, begin(cards)).dim.has("4")).toBe(true); // no move has the 13
  });
  it("takes things of a kind for each other", () => {
    expect(look(cards, run(cards, tap("2"), tap("5"), tap("1")).choice).ready[0]?.action).toBe(3);
    expect(look(cards, run(cards, tap("2"), tap("5"), tap("2")).choice).ready[0]?.action).toBe(6);
  });
  it("asks why on the first touch, begins anew on the second", () => {
    const asked = run(cards, tap("1"), tap("3"));
    expect([asked.choice.asked, asked.choice.selection]).toEqual(["3", ["1"]]);
    const again = input(cards, asked.choice, tap("3"));
    expect([again.choice.asked, again.choice.selection]).toEqual([null, ["3"]]);
    expect(run(cards, tap("1"), tap("4"), tap("4")).choice.selection).toEqual(["1"]); // the 13 never
  });
  it("is played by Enter on what is chosen, by touching twice, by dropping it on the table", () => {
    expect(run(cards, tap("1"), { t: "enter" }).move?.action).toBe(1);
    expect(run(cards, tap("1"), tap("2"), { t: "twice", id: "2" }).move?.action).toBe(2);
    expect(run(cards, tap("5"), { t: "grab", id: "1" }, { t: "drop", on: TABLE }).move?.action).toBe(4);
    expect(run(cards, { t: "grab", id: "1" }, { t: "drop", on: null }).move).toBeUndefined();
    expect(run(cards, { t: "grab", id: "4" }, { t: "drop", on: TABLE }).move).toBeUndefined();
  });
  it("walks round, jumps by digits, goes back", () => {
    expect(run(cards, { t: "focus", id: "0" }, walk("left")).choice.at).toBe("5");
    const nine: Input = { t: "digit", digit: "9", fresh: true };
    expect([run(cards, nine).choice.at, run(cards, nine, nine).choice.at]).toEqual(["1", "2"]);
    expect(run(cards, { t: "digit", digit: "1", fresh: true }, { t: "digit", digit: "3", fresh: false }).choice.at).toBe("4");
    const zoomed = run(cards, tap("1"), { t: "zoom", id: "1" });
    const once = input(cards, zoomed.choice, { t: "back" });
    expect([once.choice.zoom, once.choice.selection]).toEqual([null, ["1"]]);
    expect(input(cards, once.choice, { t: "back" }).choice.selection).toEqual([]);
  });
  it("holds on to what is still there", () => {
    const { choice } = run(cards, tap("1"), tap("2"));
    const fewer: Decision = { ...cards, things: cards.things.filter((thing) => thing.id !== "2") };
    expect(settle(fewer, choice, cards.things)).toMatchObject({ selection: ["1"], at: "3" });
    const none: Choice = settle({ ...cards, things: [], moves: [] }, choice, cards.things);
    expect([none.selection, none.at]).toEqual([[], null]);
  });
});

describe("a thing, then its target", () => {
  it("is lit from the start, for one thing at a time", () => {
    const seen = look(pawns, begin(pawns));
    expect([...seen.targets.keys()]).toEqual(["d5", "d6", "c7"]);
    expect([...seen.over]).toEqual(["c6"]);
    expect([...seen.available]).toEqual(["x", "y"]);
    expect([...look(pawns, run(pawns, tap("x")).choice).targets.keys()]).toEqual(["b5"]);
    expect(run(pawns, { t: "next", by: 1 }).choice.selection).toEqual(["x"]);
  });
  it("goes by a tap, by dropping, by keys", () => {
    expect(run(pawns, tap("d6")).move?.action).toBe(2);
    expect(run(pawns, tap("b5")).move).toBeUndefined();
    expect(run(pawns, { t: "grab", id: "x" }, { t: "drop", on: "b5" }).move?.action).toBe(0);
    expect(run(pawns, walk("down"), walk("right"), { t: "enter" }).move?.action).toBe(2);
    const back = run(pawns, walk("down"), { t: "back" });
    expect([back.choice.at, back.choice.selection]).toEqual(["y", ["y"]]);
  });
});

describe("one of some", () => {
  const one: Decision = { things: things("a b c"), moves: [move(0, "a"), move(1, "b")] };
  it("replaces what was chosen", () => {
    const { choice } = run(one, tap("0"), tap("1"));
    expect([choice.selection, look(one, choice).ready[0]?.action]).toEqual([["1"], 1]);
    expect(look(one, choice).dim.has("2")).toBe(true);
  });
});
