import { expect, test } from "vitest";
import { sizeOf } from "./size-of.ts";

const said = (locale: string, bytes: number): string => {
  const [value, format] = sizeOf(bytes);
  return new Intl.NumberFormat(locale, format).format(value);
};

test.each([
  [22, "22 byte"],
  [999, "999 byte"],
  [1000, "1 kB"],
  [4_820_311, "4.8 MB"],
  [2_400_000_000, "2.4 GB"],
])("%d is %s", (bytes, text) => {
  expect(said("en", bytes)).toBe(text);
});

test("is written in the way of the language", () => {
  expect(said("fr", 4_820_311)).toMatch(/^4,8\sMo$/);
});
