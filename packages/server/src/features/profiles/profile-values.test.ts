import { expect, it } from "vitest";
import { isCountry } from "./profile.ts";
import { ageInYears } from "../../foundation/age.ts";

it.each([
  ["2000-06-15", "2018-06-14T23:59:59Z", 17],
  ["2000-06-15", "2018-06-15T00:00:00Z", 18],
  ["2000-02-29", "2018-02-28T12:00:00Z", 17],
  ["2000-02-29", "2018-03-01T00:00:00Z", 18],
])("someone born on %s is, at %s, %i", (birthDate, today, age) => {
  expect(ageInYears(birthDate, new Date(today))).toBe(age);
});

it("knows countries from codes that are none", () => {
  expect(["FR", "JP", "XK", "AX", "GB"].filter(isCountry)).toHaveLength(5);
  expect(["ZZ", "EU", "UK", "SU", "xx", "F", "AA", "QQ"].filter(isCountry)).toEqual([]);
});
