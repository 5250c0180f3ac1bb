import { expect, test } from "vitest";
import { inWords } from "./in-words.ts";

const sentence =
  "A visitor asks for an account, and the answer is the same whether the address is known or not. ";

test.each([
  [200, undefined, "200 → nothing"],
  [undefined, { a: 1 }, 'nothing → {"a":1}'],
  ["Two\n  lines", "One", "Two lines → One"],
  [["a", "b"], ["b", "c"], "gone a; new c"],
  [["a", "b"], ["b", "a"], "another order"],
  ["", "n".repeat(200), ` → ${"n".repeat(99)}…`],
  [`${sentence}It is old.`, `${sentence}It is new.`, "…or not. It is old. → …or not. It is new."],
])("%j and %j", (was, now, words) => {
  expect(inWords({ aspect: "a", was, now })).toBe(words);
});
