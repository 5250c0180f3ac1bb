import { expect, it } from "vitest";
import { beginningOf } from "./beginning-of.ts";

it("leaves a short text as it is", () => {
  expect(beginningOf("")).toBe("");
  expect(beginningOf("x".repeat(120))).toBe("x".repeat(120));
});

it("says where a text goes on", () => {
  expect(beginningOf("x".repeat(121))).toBe(`${"x".repeat(120)}…`);
});

it("cuts no character in two, however it is made", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(beginningOf(family.repeat(120))).toBe(family.repeat(120));
  expect(beginningOf(family.repeat(121))).toBe(`${family.repeat(120)}…`);
});

it("ends after a whole word, but for a long one", () => {
  const words = "word ".repeat(30);
  expect(beginningOf(words)).toBe(`${words.slice(0, 119)}…`);
  expect(beginningOf(`a ${words}`)).toBe(`a ${words.slice(0, 114)}…`);
  expect(beginningOf(`see ${"x".repeat(200)}`)).toBe(`see ${"x".repeat(116)}…`);
});
