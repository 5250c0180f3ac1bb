import { expect, it } from "vitest";
import { countCharacters, textLength } from "./text-length.ts";

it.each([
  ["", 0],
  ["Ferries.", 8],
  ["  Ferries. \n\n", 8],
  ["bread and  ferries", 18],
  ["\n \t\u00A0", 0],
  ["🥖🥖", 2],
])("%j counts as %i characters", (text, expected) => {
  expect(countCharacters(text)).toBe(expected);
});

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
