import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [12_400, "0:12"],
  [60_000, "1:00"],
  [754_000, "12:34"],
  [-1, "0:00"],
  [Infinity, "0:00"],
  [Number.NaN, "0:00"],
])("%d ms is %s", (ms, text) => {
  expect(formatDuration(ms, "en")).toBe(text);
});

test("has the digits of the language", () => {
  expect(formatDuration(65_000, "ar-EG")).toBe("١:٠٥");
});
