import { BuddhistCalendar, CalendarDate, toCalendar } from "@internationalized/date";
import { expect, it } from "vitest";
import { writeIsoDate } from "./iso-date.ts";

it("writes ISO whatever calendar the member reads", () => {
  const date = toCalendar(new CalendarDate(1990, 2, 28), new BuddhistCalendar());
  expect(writeIsoDate(date)).toBe("1990-02-28");
});
