import { expect, test } from "vitest";
import { paint } from "./pictures";

const made = paint(
  ["<path fill='$0' d='M0 0'/><path fill='$6'/>", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"],
  [
    ["duo-a", "#000", "#1", "#2", "#3", "#4", "#5", "#fff"],
    ["duo-b on-c", "#abc", "#1", "#2", "#3", "#4", "#5", "#def"],
  ],
  { one: [0, 0], two: [0, 1], odd: [1, 0] },
);
const svg = (id: string): string => decodeURIComponent(made[id]![0].replace("data:image/svg+xml,", ""));

test("a drawing is painted in the colours of each picture", () => {
  expect(svg("one")).toBe("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 140'><path fill='#000' d='M0 0'/><path fill='#fff'/></svg>");
  expect(svg("two")).toContain("<path fill='#abc'");
  expect(made["two"]![1]).toBe("duo-b on-c");
});

test("a drawing with a frame of its own keeps it", () => expect(svg("odd")).toBe("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"));

test("pictures can be listed, and are painted once", () => {
  expect(Object.keys(made)).toEqual(["one", "two", "odd"]);
  expect(made["one"]).toBe(made["one"]);
});
