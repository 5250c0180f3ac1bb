import { expect, it } from "vitest";
import { isTooShort } from "./open-answer.ts";

it.each([
  ["", true],
  ["Ferries.", true],
  ["123456789", true],
  ["1234567890", false],
  ["  Ferries.       ", true],
  ["\n\n\n\n\n\n\n\n\n\n", true],
])("%j is too short: %s", (answer, expected) => {
  expect(isTooShort(answer)).toBe(expected);
});
