import { expect, test } from "vitest";
import { readBoolean, readChoice, readText } from "./nullable.ts";
import { readDate, readNumber, readTime } from "./figures.ts";

test("text: wrapped, plain and missing", () => {
  expect(readText({ Valid: true, String: "Turin" })).toBe("Turin");
  expect(readText({ Valid: false, String: "left over" })).toBeNull();
  expect(readText({ Valid: true })).toBeNull();
  expect(readText("Turin")).toBe("Turin");
  expect(readText(null)).toBeNull();
  expect(readText(undefined)).toBeNull();
});

test("numbers: integer and decimal, wrapped, plain and missing", () => {
  expect(readNumber({ Valid: true, Int32: 168 })).toBe(168);
  expect(readNumber({ Valid: true, Float64: 61.5 })).toBe(61.5);
  expect(readNumber({ Valid: true, Int32: 0 })).toBe(0);
  expect(readNumber({ Valid: false, Int32: 168 })).toBeNull();
  expect(readNumber(70.2)).toBe(70.2);
  expect(readNumber(Number.NaN)).toBeNull();
  expect(readNumber("61.5")).toBe(61.5);
  for (const none of [null, "", " ", "much", "1,5", true, [], {}])
    expect(readNumber(none)).toBeNull();
});

test("booleans: false is a value", () => {
  expect(readBoolean({ Valid: true, Bool: false })).toBe(false);
  expect(readBoolean({ Valid: false, Bool: true })).toBeNull();
  expect(readBoolean(true)).toBe(true);
  expect(readBoolean(undefined)).toBeNull();
});

test("times: wrapped, plain and missing", () => {
  expect(readTime({ Valid: true, Time: "2026-11-20T18:04:00Z" })).toBe("2026-11-20T18:04:00Z");
  expect(readTime({ Valid: false, Time: "0001-01-01T00:00:00Z" })).toBeNull();
  expect(readTime("2026-11-20T18:04:00Z")).toBe("2026-11-20T18:04:00Z");
  for (const none of ["soon", "0001-01-01T00:00:00Z"]) expect(readTime(none)).toBeNull();
  expect(readTime(null)).toBeNull();
});

test("dates: the day as written, with or without its time", () => {
  expect(readDate({ Valid: true, Time: "1991-04-17T00:00:00Z" })).toBe("1991-04-17");
  expect(readDate({ Valid: false, Time: "0001-01-01T00:00:00Z" })).toBeNull();
  expect(readDate("1979-06-24")).toBe("1979-06-24");
  for (const none of ["soon", "2026-13-01", "2026-02-30", "0001-01-01T00:00:00Z"])
    expect(readDate(none)).toBeNull();
  expect(readDate(null)).toBeNull();
});

test("choices: what the app does not know counts as missing", () => {
  const sexes = ["male", "female", "other"] as const;
  expect(readChoice(sexes, { Valid: true, String: "other" })).toBe("other");
  expect(readChoice(sexes, "female")).toBe("female");
  expect(readChoice(sexes, " Female")).toBe("female");
  expect(readChoice(sexes, "unknown")).toBeNull();
  expect(readChoice(sexes, { Valid: false, String: "" })).toBeNull();
});
