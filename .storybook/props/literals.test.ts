import { expect, test } from "vitest";
import { literalsOf } from "./literals.ts";

test("reads a union of values, and none of a type", () => {
  expect(literalsOf('"small" | "large"')).toEqual(["small", "large"]);
  expect(literalsOf("1 | 2.5 | false")).toEqual([1, 2.5, false]);
  expect(literalsOf('"auto" | number')).toEqual([]);
  expect(literalsOf("")).toEqual([]);
});
