import { describe, expect, it } from "vitest";
import { ASIDE, reconcile, type Face, type Token, type Wanted } from "./tokens";

const at = (places: { [place: string]: Face[] }): Wanted => new Map(Object.entries(places));
const way = (from: string, to: string): number => (from === to ? 0 : from === "deck" && to === "hand" ? 0 : from === "hand" && to === "table" ? 0 : 5);
const places = (tokens: Token[]): string[] => tokens.map((token) => `${token.id}:${token.face}@${token.place}`);

describe("tokens", () => {
  it("keep their node when a card is drawn and played", () => {
    const dealt = reconcile([], at({ deck: [null, null], hand: [] }), way);
    const drawn = reconcile(dealt, at({ deck: [null], hand: ["9"] }), way);
    expect(places(drawn)).toEqual(["0:null@deck", "1:9@hand"]);
    expect(places(reconcile(drawn, at({ deck: [null], hand: [], table: ["9"] }), way))).toEqual(["0:null@deck", "1:9@table"]);
  });
  it("leave with the one that was selected, of two of a kind", () => {
    const two: Token[] = [
      { id: 0, face: "9", place: "hand" },
      { id: 1, face: "9", place: "hand" },
    ];
    expect(places(reconcile(two, at({ hand: ["9"], table: ["9"] }), way, new Set([0])))).toEqual(["0:9@table", "1:9@hand"]);
    expect(places(reconcile(two, at({ hand: ["9"], table: ["9"] }), way, new Set([1])))).toEqual(["0:9@hand", "1:9@table"]);
  });
  it("lose their face when the scene shows them no more", () => {
    expect(places(reconcile([{ id: 0, face: "9", place: "hand" }], at({ hand: [] }), way))).toEqual([`0:null@${ASIDE}`]);
  });
});
