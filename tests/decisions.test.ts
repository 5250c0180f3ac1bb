import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const folder = new URL("../docs/decisions/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), "utf8");

const numberOf = (path: string): string => basename(path).slice(0, 4);

const paths = globSync("*/*.md", { cwd: folder }).toSorted(
  (a, b) => Number(numberOf(a)) - Number(numberOf(b)),
);

/** A record's front, up to its first section. */
const front =
  /^# (?<number>\d{4}): (?<title>.+)\n\n- Status: (?<status>accepted|superseded by \d{4})\n- Date: (?<date>\d{4}-\d\d-\d\d)\n(?:- Amended: \d{4}-\d\d-\d\d\n)?\n## Context\n/;

const records = paths.map((path) => ({ path, ...front.exec(read(path))?.groups }));

const indexRow = /^\| (\d{4}) +\| \[(.+)\]\((.+)\) +\| (.+?) +\| (\d{4}-\d\d-\d\d) \|$/gm;

test("every record has its status, its date and its sections", () => {
  const sections = paths.map((path) => [...read(path).matchAll(/^## (.+)$/gm)].map((m) => m[1]));
  for (const headings of sections) {
    expect(headings.slice(0, 3)).toEqual(["Context", "Decision", "Consequences"]);
    expect(["Alternatives", undefined]).toContain(headings[3]);
  }
  expect(records.filter((record) => !("title" in record))).toEqual([]);
});

test("records are numbered without a gap", () => {
  expect(paths.map(numberOf)).toEqual(
    paths.map((_path, index) => String(index + 1).padStart(4, "0")),
  );
});

test("the index lists every record as it is", () => {
  const rows = [...read("README.md").matchAll(indexRow)].map(
    ([, number, title, path, status, date]) => ({ path, number, title, status, date }),
  );
  expect(rows).toEqual(records);
});
