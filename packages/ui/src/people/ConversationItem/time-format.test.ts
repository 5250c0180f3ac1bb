import { expect, test } from "vitest";
import { timeFormat } from "./time-format.ts";

const now = new Date(2026, 10, 21, 16, 30);

test.each([
  ["the hour of today", new Date(2026, 10, 21, 0, 5), "00:05"],
  ["the hour of what a wrong clock places in the future", new Date(2026, 10, 22, 9, 0), "09:00"],
  ["the weekday of yesterday, however late", new Date(2026, 10, 20, 23, 59), "Freitag"],
  ["the weekday within a week", new Date(2026, 10, 15, 8, 0), "Sonntag"],
  ["the date a week ago", new Date(2026, 10, 14, 23, 0), "14. Nov."],
  ["with the year before this one", new Date(2025, 11, 31, 8, 0), "31. Dez. 2025"],
])("%s", (_, at, text) => {
  expect(at.toLocaleString("de", timeFormat(at, now))).toBe(text);
});
