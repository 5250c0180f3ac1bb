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
])("%s: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
