import { expect, it } from "vitest";
import { isReadable } from "./readable.ts";

it.each([
  [
    "a letter",
    "Your bread looked like a **small planet**.\n\n> Entirely.\n\n- Ganymede\n  - burnt",
  ],
  ["the longest text of the contract", "a ".repeat(10_000)],
  ["a line of dashes", "-".repeat(200)],
  ["a quote in sixteen quotes", `${"> ".repeat(16)}a`],
])("%s is formatted", (_name, text) => {
  expect(isReadable(text)).toBe(true);
});

it.each([
  ["100 kB", "a ".repeat(50_000)],
  ["quotes in quotes", `${">".repeat(5_000)}a`],
  ["quotes far down", `Hello\n\n${"> ".repeat(50)}a`],
  ["lists in lists", `${"- ".repeat(50)}a`],
  ["numbered lists in lists", `${"1. ".repeat(50)}a`],
  ["emphasis in emphasis", `${"*".repeat(5_000)}a${"*".repeat(5_000)}`],
])("%s is not", (_name, text) => {
  expect(isReadable(text)).toBe(false);
});
