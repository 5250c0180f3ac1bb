import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { negotiateLocale } from "@gemel/i18n";
import { expect, test } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../first-paint.js"), "utf8");

/** Runs it on a page that was made at build in English; what it leaves of the document's root. */
function paint(storage: Record<string, string>) {
  const root = { lang: "en", dataset: {} as Record<string, string> };
  runInNewContext(script, {
    document: { documentElement: root, addEventListener: () => undefined },
    localStorage: storage,
    location: { search: "" },
  });
  return root;
}

test.each([
  "de",
  "de-CH",
  "de_AT",
  "de-AT-1996",
  "DE",
  "ja-JP",
  "EN-us",
  "pt_BR",
  "zh-Hant",
  "dei",
  "",
  "es",
])("reads a stored language %j as the app does", (lang) => {
  const { lang: shown, dataset } = paint({ lang });
  expect(shown).toBe(negotiateLocale({ stored: lang }));
  expect("waiting" in dataset).toBe(shown !== "en");
});

test("a visitor without a choice sees the page as it was made", () => {
  expect(paint({})).toEqual({ lang: "en", dataset: {} });
});
