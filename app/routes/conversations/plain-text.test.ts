import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["**Quietly** and _only_ the *next* day", "Quietly and only the next day"],
  ["le frasi che *sanno aspettare*. Forse", "le frasi che sanno aspettare. Forse"],
  ["look at [the cover](https://example.org/a_b), please", "look at the cover, please"],
  ["a link that is cut: [the cover](https://exam", "a link that is cut: the cover"],
  ["bold that is **cut…", "bold that is cut…"],
  ["# Two things\n\n- first\n- second\n1. third", "Two things first second third"],
  ["> she said\n`yes`", "she said yes"],
  ["~~never~~ soon", "never soon"],
  ["snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"],
  ["Café? *Sí*", "Café? Sí"],
  ["<b>no tags</b>", "<b>no tags</b>"],
])("%s", (markdown, words) => {
  expect(plainText(markdown)).toBe(words);
});
