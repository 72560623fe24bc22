import { describe, expect, it } from "vitest";
import { behind, guess, paced, present, push, recent, refuse, shown, skip, begin, step, tick, type Moment, type Timeline } from "./director";

const moment = (scene: string, ms = 600, decision = false): Moment<string> => ({ scene, ms, text: scene, player: null, decision });
const begun = (): Timeline<string> => begin(moment("0", 0), "normal", 0);
const scene = (line: Timeline<string>): string => shown(line).scene;
const many = (n: number): Moment<string>[] => Array.from({ length: n }, (_, i) => moment(String(i + 1)));

describe("director", () => {
  it("plays one after another, each in its time", () => {
    let line = push(begun(), [moment("1"), moment("2"), moment("3", 0, true)], 100);
    expect(scene(line)).toBe("1"); // the first one waited for nothing
    expect(line.due).toBe(700);
    line = tick(line, 699);
    expect(scene(line)).toBe("1");
    line = tick(line, 700);
    expect([scene(line), shown(line).decides]).toEqual(["2", false]);
    line = tick(line, 1300);
    expect([scene(line), shown(line).decides, line.due]).toEqual(["3", true, null]);
  });
  it("keeps to its pace, and shows all at once if wanted", () => {
    const line = push(paced(begun(), "slow", 0), [moment("1"), moment("2")], 0);
    expect(line.due).toBe(960);
    expect(paced(line, "fast", 100).due).toBe(300);
    expect(scene(paced(line, "instant", 100))).toBe("2");
    expect(shown(paced(line, "instant", 100)).rate).toBe(0);
  });
  it("is skipped to the decision, quickly", () => {
    const line = skip(push(begun(), [...many(5), moment("ask", 0, true)], 0), 10);
    expect([scene(line), shown(line).decides, line.due, shown(line).rate]).toEqual(["ask", true, null, 0.7]);
    expect(skip(line, 20)).toBe(line);
  });
  it("catches up when late, and never falls far behind", () => {
    const line = push(begun(), many(30), 0); // 18 seconds
    expect(shown(line).rate).toBeLessThan(0.5);
    expect(line.due!).toBeLessThan(300);
    const worse = push(begun(), many(500), 0);
    expect(behind(worse)).toBeLessThanOrEqual(35_000);
    let now = 0;
    let end = worse;
    while (end.due !== null) end = tick(end, (now = end.due));
    expect(scene(end)).toBe("500");
    expect(now).toBeLessThan(25_000);
    expect(shown(end).rate).toBe(1);
  });
  it("is caught up by one tick after a pause, as in a tab that slept", () => {
    expect(scene(tick(push(begun(), many(6), 0), 60_000))).toBe("6");
  });
  it("looks back while the game goes on", () => {
    let line = tick(push(begun(), many(3), 0), 10_000);
    line = step(line, -1);
    expect([scene(line), shown(line).live]).toEqual(["2", false]);
    line = tick(push(line, [moment("4"), moment("5", 0, true)], 20_000), 30_000);
    expect([scene(line), shown(line).n, shown(line).of]).toEqual(["2", 2, 5]);
    expect(shown(line).decides).toBe(false);
    line = step(step(step(step(line, -1), -1), -1), -1);
    expect(scene(line)).toBe("0"); // and no further
    expect(scene(step(line, 1))).toBe("1");
    expect([scene(present(line)), shown(present(line)).decides]).toEqual(["5", true]);
    expect(shown(step(step(present(line), -1), 1)).live).toBe(true);
  });
  it("forgets what is long past", () => {
    let line = begun();
    for (let n = 0; n < 600; n++) line = tick(push(line, many(1), n * 1000), n * 1000 + 999);
    expect(line.moments.length).toBeLessThanOrEqual(400);
    expect(shown(line).n).toBe(600);
  });
  it("shows a guess at once, and takes it back", () => {
    const asked = push(begun(), [moment("ask", 0, true)], 0);
    const guessed = guess(asked, "guess");
    expect([scene(guessed), shown(guessed).decides]).toEqual(["guess", false]);
    expect([scene(refuse(guessed)), shown(refuse(guessed)).decides, shown(refuse(guessed)).how]).toEqual(["ask", true, "refused"]);
    expect(scene(push(guessed, [moment("true")], 5))).toBe("true");
  });
});

describe("the last moves", () => {
  const by = (player: number | null, text: string, more: Partial<Moment<string>> = {}): Moment<string> => ({ scene: text, ms: 600, text, player, ...more });
  const arrow = (to: string) => ({ from: "a", to, tone: "bad" as const });
  const shownSoFar = (moments: Moment<string>[], now = 1e6) => tick(push(begun(), moments, 0), now);

  it("are the newest ones with a doer, in their order", () => {
    const line = shownSoFar([by(0, "one"), by(null, "a round"), by(1, "two"), by(1, "draws", { minor: true }), by(0, "three")]);
    expect(recent(line, 2).map(({ n, text }) => [n, text])).toEqual([[3, "two"], [5, "three"]]);
    expect(recent(line, 9).map(({ text }) => text)).toEqual(["one", "two", "three"]);
  });
  it("hold what was shown in the same words together", () => {
    const line = shownSoFar([by(0, "mills"), by(1, "mills", { arrows: [arrow("b")] }), by(1, "mills", { arrows: [arrow("c")] })]);
    expect(recent(line, 3)).toEqual([
      { n: 1, text: "mills", player: 0, arrows: [] },
      { n: 2, text: "mills", player: 1, arrows: [arrow("b"), arrow("c")] },
    ]);
  });
  it("come as they are shown, not before", () => {
    const line = push(begun(), [by(0, "one"), by(1, "two")], 0);
    expect(recent(line, 3).map(({ text }) => text)).toEqual(["one"]);
  });
});
