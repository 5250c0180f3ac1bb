import { expect, it } from "vitest";
import { textLength } from "./text-length.ts";

it.each([
  [0, 10, 1000, { state: "fine" }],
  [4, 10, 1000, { state: "missing", count: 6 }],
  [10, 10, 1000, { state: "fine" }],
  [979, 10, 1000, { state: "fine" }],
  [980, 10, 1000, { state: "remaining", count: 20 }],
  [1000, 10, 1000, { state: "remaining", count: 0 }],
  [1001, 10, 1000, { state: "excess", count: 1 }],
  [5000, 0, undefined, { state: "fine" }],
] as const)("%i characters of %s to %s", (length, min, max, expected) => {
  expect(textLength(length, min, max)).toEqual(expected);
});
