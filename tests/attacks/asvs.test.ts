import { access } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rowsOf } from "./rows-of.ts";

const repository = join(import.meta.dirname, "../..");
const page = "docs/security/asvs.md";

/** How many requirements the standard has at each level. */
const requirements = { "1": 70, "2": 183 };

const isRequirement = ([number = ""]: readonly string[]): boolean => /^\d+\.\d+\.\d+$/.test(number);

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|json|md|yaml))`/g)].map(([, file = ""]) =>
    file.replace(/^S\//, "packages/server/src/"),
  );

it("answers every requirement of both levels once", async () => {
  const rows = (await rowsOf(page)).filter(isRequirement);
  const numbers = rows.map(([number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [level, count] of Object.entries(requirements)) {
    expect(rows.filter(([, of]) => of === level)).toHaveLength(count);
  }
  const states = new Set(rows.map(([, , , state]) => state));
  expect([...states].toSorted()).toEqual(["**exception**", "met", "n/a"]);
  expect(rows.filter(([, , what, , shown]) => !what || !shown)).toEqual([]);
});

it("counts them as they are", async () => {
  const rows = await rowsOf(page);
  const answered = rows.filter(isRequirement);
  const totals = Object.keys(requirements).map((level) => {
    const count = (state: string): string =>
      String(answered.filter(([, of, , is]) => of === level && is === state).length);
    return [level, count("met"), count("n/a"), count("**exception**")];
  });
  expect(rows.filter((row) => row.length === 4)).toEqual(totals);
});

it("names files that exist", async () => {
  const files = (await rowsOf(page)).flatMap((row) => filesIn(row.at(-1) ?? ""));
  expect(files.length).toBeGreaterThan(100);
  const missing: string[] = [];
  for (const file of new Set(files)) {
    await access(join(repository, file)).catch(() => missing.push(file));
  }
  expect(missing).toEqual([]);
});

it("names a file wherever a requirement is met", async () => {
  const met = (await rowsOf(page)).filter((row) => isRequirement(row) && row[3] === "met");
  expect(met.filter((row) => filesIn(row.at(-1) ?? "").length === 0)).toEqual([]);
});
