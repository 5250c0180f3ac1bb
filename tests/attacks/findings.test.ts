import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { classes } from "./classes.ts";
import { rowsOf } from "./rows-of.ts";

const repository = join(import.meta.dirname, "../..");

/** From the review on trust, only the disclosures. */
const reviewed = [
  ...Array.from({ length: 25 }, (_, index) => `harm ${index + 1}`),
  ...[3, 4, 7, 10].map((number) => `trust ${number}`),
];
const LEAST_VARIANTS = 2;

const rows = (await rowsOf("docs/security/attacks.md")).map(
  ([finding = "", number = "", , where = ""]) => {
    const [, file = "", title = ""] = /^`([^`]+)`: (.+)$/.exec(where) ?? [];
    return { finding, number: Number(number), file, title };
  },
);

describe("what was attacked", () => {
  it("is every finding of the reviews, and of each class variants that they do not name", () => {
    const found = new Set(rows.map(({ finding }) => finding));
    expect([...found].toSorted()).toEqual([...reviewed, "variant"].toSorted());
    for (const [index] of classes.entries()) {
      const variants = rows.filter(
        ({ finding, number }) => finding === "variant" && number === index + 1,
      );
      expect(variants.length).toBeGreaterThanOrEqual(LEAST_VARIANTS);
    }
  });

  it.each(rows)("$finding: $title", async ({ number, file, title }) => {
    expect(await readFile(join(repository, file), "utf8")).toContain(title);
    // Tests that run in a browser have their own project.
    const isRun = file.endsWith(".tsx") || classes[number - 1]?.files.includes(file);
    expect(isRun).toBe(true);
  });
});
