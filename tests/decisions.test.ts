import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../docs/decisions/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

const names = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .toSorted();

/** A record's front, up to its first section. */
const front =
  /^# (?<number>\d{4}): (?<title>.+)\n\n- Status: (?<status>accepted|superseded by \d{4})\n- Date: (?<date>\d{4}-\d\d-\d\d)\n(?:- Amended: \d{4}-\d\d-\d\d\n)?\n## Context\n/;

const records = names.map((name) => ({ name, ...front.exec(read(name))?.groups }));

const indexRow = /^\| (\d{4}) +\| \[(.+)\]\((.+)\) +\| (.+?) +\| (\d{4}-\d\d-\d\d) \|$/gm;

test("every record has its status, its date and its sections", () => {
  const sections = names.map((name) => [...read(name).matchAll(/^## (.+)$/gm)].map((m) => m[1]));
  for (const headings of sections) {
    expect(headings.slice(0, 3)).toEqual(["Context", "Decision", "Consequences"]);
    expect(["Alternatives", undefined]).toContain(headings[3]);
  }
  expect(records.filter((record) => !("title" in record))).toEqual([]);
});

test("records are numbered without a gap", () => {
  expect(names.map((name) => name.slice(0, 4))).toEqual(
    names.map((_name, index) => String(index + 1).padStart(4, "0")),
  );
});

test("the index lists every record as it is", () => {
  const rows = [...read("README.md").matchAll(indexRow)].map(
    ([, number, title, name, status, date]) => ({ name, number, title, status, date }),
  );
  expect(rows).toEqual(records);
});
