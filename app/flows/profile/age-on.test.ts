import { expect, test } from "vitest";
import { ageOn } from "./age-on.ts";

test.each([
  ["1997-03-14", "2026-03-13T23:59:00Z", 28],
  ["1997-03-14", "2026-03-14T00:00:00Z", 29],
  ["2000-02-29", "2018-02-28T12:00:00Z", 17],
  ["2000-02-29", "2018-03-01T12:00:00Z", 18],
])("who was born on %s is on %s %i years old", (birthDate, today, age) => {
  expect(ageOn(birthDate, new Date(today))).toBe(age);
});
