import { expect, test } from "vitest";
import { passwordMaximum, passwordMinimum, passwordProblem } from "./password.ts";

test.each([
  ["a".repeat(passwordMinimum), "a".repeat(passwordMinimum), null],
  ["        ", "        ", null],
  ["1234567", "1234567", "too_short"],
  ["1234567", "7654321", "too_short"],
  ["😀".repeat(passwordMaximum), "😀".repeat(passwordMaximum), null],
  ["a".repeat(passwordMaximum + 1), "a".repeat(passwordMaximum + 1), "too_long"],
  ["12345678", "1234567 ", "mismatch"],
])("%j confirmed by %j: %s", (password, confirmation, problem) => {
  expect(passwordProblem(password, confirmation)).toBe(problem);
});
