import { expect, it } from "vitest";
import { arrowTarget, choiceStatus, choose, tabRow } from "./most-least.ts";

it.each([
  [{ most: null, least: null }, "most", "a", { most: "a", least: null }],
  [{ most: null, least: null }, "least", "a", { most: null, least: "a" }],
  [{ most: "a", least: null }, "least", "b", { most: "a", least: "b" }],
  [{ most: "a", least: "b" }, "most", "c", { most: "c", least: "b" }],
  [{ most: "a", least: "b" }, "least", "c", { most: "a", least: "c" }],
  [{ most: "a", least: "b" }, "most", "a", { most: "a", least: "b" }],
  [{ most: "a", least: null }, "least", "a", { most: null, least: "a" }],
  [{ most: null, least: "b" }, "most", "b", { most: "b", least: null }],
  [{ most: "a", least: "b" }, "most", "b", { most: "b", least: null }],
  [{ most: "a", least: "b" }, "least", "a", { most: null, least: "a" }],
] as const)("from %j, choosing %s %s gives %j", (choice, side, id, expected) => {
  expect(choose(choice, side, id)).toEqual(expected);
});

it.each([
  [{ most: null, least: null }, "none"],
  [{ most: "a", least: null }, "leastLeft"],
  [{ most: null, least: "b" }, "mostLeft"],
  [{ most: "a", least: "b" }, "both"],
] as const)("%j is %s", (choice, expected) => {
  expect(choiceStatus(choice)).toBe(expected);
});

const ids = ["a", "b", "c", "d"];
const none = { most: null, least: null };

it.each([
  ["the first row at first", none, null, "a"],
  ["the row of what is most like one", { most: "c", least: "b" }, null, "c"],
  ["the row of what is least, where nothing is most", { most: null, least: "b" }, null, "b"],
  ["where it was last", { most: "c", least: "b" }, "d", "d"],
  ["a chosen row, where the last one is gone", { most: "c", least: null }, "z", "c"],
])("the tab key stops in %s", (_, choice, last, expected) => {
  expect(tabRow(ids, choice, last)).toBe(expected);
});

it("has no stop without options", () => {
  expect(tabRow([], none, null)).toBeUndefined();
});

it.each([
  ["a", "ArrowDown", "ltr", "b"],
  ["d", "ArrowDown", "ltr", "a"],
  ["a", "ArrowUp", "ltr", "d"],
  ["b", "ArrowRight", "ltr", "c"],
  ["b", "ArrowLeft", "ltr", "a"],
  ["b", "ArrowRight", "rtl", "a"],
  ["b", "ArrowLeft", "rtl", "c"],
  ["b", "ArrowDown", "rtl", "c"],
  ["b", "Home", "ltr", undefined],
  ["b", " ", "ltr", undefined],
] as const)("from %s, %s (%s) leads to %s", (from, key, direction, expected) => {
  expect(arrowTarget(ids, from, key, direction)).toBe(expected);
});
