import { expect, test } from "vitest";
import { locales, serverIntl } from "./server.ts";

test.each(locales)("has what a mail needs in %s", (locale) => {
  const intl = serverIntl(locale);
  const line = intl.formatMessage({ id: "mail.verify.expires" }, { hours: 24 });
  expect(line).toContain("24");
  expect(serverIntl(locale)).toBe(intl);
});

test("counts as the language does", () => {
  const line = (hours: number) =>
    serverIntl("de").formatMessage({ id: "mail.verify.expires" }, { hours });
  expect([line(1), line(24)]).toEqual([
    "Der Link gilt 1 Stunde lang.",
    "Der Link gilt 24 Stunden lang.",
  ]);
});

test("refuses to write half a mail", () => {
  expect(() => serverIntl("en").formatMessage({ id: "mail.verify.expires" })).toThrow(/hours/);
  expect(() => serverIntl("en").formatMessage({ id: "home.welcome" })).toThrow(/home\.welcome/);
});
