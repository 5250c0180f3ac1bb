import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { barsOf, fingerprint, instrumentFigures, type Report, seed } from "./report.ts";
import { markdownOf, tablesOf, withTables } from "./tables.ts";
import { meanLoading } from "./world.ts";

const report = JSON.parse(
  readFileSync(new URL("./generated/report.json", import.meta.url), "utf8"),
) as Report;

// The simulations behind the report are in evidence.long.test.ts; whatever changes a score changes
// the fingerprint.
test("the committed report is of this instrument and this model; npm run psyche:report renews it", () => {
  expect(report.instrument).toEqual(instrumentFigures());
  expect(report.fingerprint).toEqual(fingerprint());
  expect(report.settings).toEqual({ members: 5_000, meanLoading, seed });
});

test("the page for readers has the tables of the committed report", () => {
  const path = new URL("../../../../docs/what-the-number-is-worth.md", import.meta.url);
  const page = readFileSync(path, "utf8");
  const tables = tablesOf(report);
  expect(withTables(page, tables)).toBe(page);
  const missing = tables.filter((table) => !page.includes(markdownOf(table)));
  expect(missing.map(({ name }) => name)).toEqual(["pairs"]);
});

test("the committed report meets every bar", () => {
  expect(report.bars).toEqual(barsOf(report.honest, report.spoiled, report));
  expect(report.bars.filter(({ found, wanted }) => found < wanted[0] || found > wanted[1])).toEqual(
    [],
  );
});
