import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  ["olena@example.com", true],
  ["o'len-a+gemel@mail.example.co.uk", true],
  ["a@b", false],
  ["a@b.", false],
  ["a..b@example.com", false],
  ["a b@example.com", false],
  ["@example.com", false],
  ["a@-example.com", false],
  ["a@example.com, b@example.com", false],
  [`${"a".repeat(64)}@${"b".repeat(63)}.example`, true],
  [`${"a".repeat(65)}@example.com`, false],
  [`a@${"b".repeat(64)}.example`, false],
])("%s: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
