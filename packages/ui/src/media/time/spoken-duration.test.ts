import { expect, test } from "vitest";
import { spokenDuration } from "./spoken-duration.ts";

const wordsIn = (locale: string) => ({
  formatNumber: (value: number | bigint, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value),
  formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
    new Intl.ListFormat(locale, options).format(values),
});

test.each([
  ["en", 0, "0 seconds"],
  ["en", 1_900, "1 second"],
  ["en", 60_000, "1 minute"],
  ["en", 72_000, "1 minute, 12 seconds"],
  ["de", 72_000, "1 Minute, 12 Sekunden"],
  ["fr", 34_000, "34\u00a0secondes"],
])("in %s, %d ms is %s", (locale, ms, words) => {
  expect(spokenDuration(ms, wordsIn(locale))).toBe(words);
});
