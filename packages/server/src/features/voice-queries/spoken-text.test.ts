import { expect, it } from "vitest";
import { spokenText } from "./speech.ts";

it.each([
  ["You like **long** walks and *quiet* evenings.", "You like long walks and quiet evenings."],
  ["- one\n- two\n\n1. three", "one\ntwo\n\nthree"],
  ["## Why\n> You said so", "Why\nYou said so"],
  ["Look [here](https://gemel.example) and `there`", "Look here and there"],
  ["2 * 3 * 4, and 10 - 3", "2 * 3 * 4, and 10 - 3"],
])("reads %j as its words", (markdown, words) => {
  expect(spokenText(markdown)).toBe(words);
});
