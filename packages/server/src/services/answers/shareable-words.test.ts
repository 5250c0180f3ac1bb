import { expect, it } from "vitest";
import { shareableWords } from "./shareable-words.ts";

it.each([
  ["I bake. Call me: +49 170 1234567. I bake again.", null, "I bake. I bake again."],
  ["Scrivimi a chiara@example.org!", null, ""],
  ["I am www.chiara.example. Ask me.", null, "Ask me."],
  ["Everybody calls me Montefiore. I do not mind.", "Montefiore", "I do not mind."],
  ["First line\nsecond line.", " ", "First line\nsecond line."],
])("%j", (words, lastName, shared) => {
  expect(shareableWords(words, lastName)).toBe(shared);
});
