import { locales } from "@gemel/i18n/locales";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { oneCalendar } from "./one-calendar.ts";

test.each(locales)("dates in %s are counted by the Gregorian calendar", (locale) => {
  expect(new Intl.DateTimeFormat(locale).resolvedOptions().calendar).toBe("gregory");
});

test("takes the place of the module that knows every calendar", () => {
  const { load } = oneCalendar();
  if (typeof load !== "object" || !("filter" in load)) throw new Error("no filter");
  const { id } = load.filter as { id: RegExp };
  const date = dirname(createRequire(import.meta.url).resolve("@internationalized/date"));
  const replaced = join(date, "private/createCalendar.mjs");
  expect(existsSync(replaced)).toBe(true);
  expect(replaced).toMatch(id);
});
