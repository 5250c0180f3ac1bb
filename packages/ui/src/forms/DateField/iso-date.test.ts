import { BuddhistCalendar, CalendarDate, toCalendar } from "@internationalized/date";
import { expect, it } from "vitest";
import { readIsoDate, writeIsoDate } from "./iso-date.ts";

it("reads and writes ISO dates", () => {
  expect(writeIsoDate(readIsoDate("1990-02-28"))).toBe("1990-02-28");
  expect(readIsoDate(null)).toBeNull();
  expect(writeIsoDate(null)).toBeNull();
});

it("writes ISO whatever calendar the member reads", () => {
  const date = toCalendar(new CalendarDate(1990, 2, 28), new BuddhistCalendar());
  expect(writeIsoDate(date)).toBe("1990-02-28");
});

it("throws on what is no date", () => {
  expect(() => readIsoDate("28.02.1990")).toThrow("Invalid ISO 8601 date string");
});
