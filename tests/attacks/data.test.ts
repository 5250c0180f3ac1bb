import { afterAll, expect, it } from "vitest";
import { erasureRules } from "../../packages/server/src/testing/database/erasure-rules.ts";
import { openMemoryDatabase } from "../../packages/server/src/testing/database/memory-database.ts";
import {
  fileColumns,
  tableNames,
} from "../../packages/server/src/testing/database/schema-names.ts";
import { rowsOf } from "./rows-of.ts";

const page = "docs/security/data.md";

const { db, close } = await openMemoryDatabase();
afterAll(close);

const code = (name: string): string => `\`${name}\``;

const classes = async (): Promise<readonly (string | undefined)[]> =>
  (await rowsOf(page)).filter(({ length }) => length === 5).map(([name]) => name);

/** How the page says what becomes of a table's rows when an account is erased. */
const kept = (rule: (typeof erasureRules)[string]): string => {
  switch (rule.rule) {
    case "erased":
      return "with the account";
    case "anonymous":
      return "without the member";
    case "kept":
      return rule.daysOfSuspended === undefined
        ? `${rule.days} days`
        : `${rule.days} days; ${rule.daysOfSuspended} of the suspended`;
    case "without members":
      return "for ever";
  }
};

const isTable = (row: readonly string[]): boolean =>
  row.length === 3 && /^`[a-z_]+`$/.test(row[0] ?? "");

const isFile = (row: readonly string[]): boolean =>
  row.length === 3 && /^`[a-z_]+\.[a-z_]+`$/.test(row[0] ?? "");

it("has a class in every table of the database, and is kept as the erasure rules say", async () => {
  const names = await tableNames(db);
  const tables = (await rowsOf(page)).filter(isTable);
  expect(tables.map(([table]) => table)).toEqual(names.map(code));
  const rules = Object.entries(erasureRules).map(([name, rule]) => [code(name), kept(rule)]);
  expect(tables.map(([table, , how]) => [table, how])).toEqual(rules);
  const known = await classes();
  expect(tables.filter(([, of]) => !known.includes(of))).toEqual([]);
});

it("has a class in every column that names files", async () => {
  const columns = await fileColumns(db);
  const files = (await rowsOf(page)).filter(isFile);
  expect(files.map(([column]) => column)).toEqual(columns.map(code));
  const known = await classes();
  expect(files.filter(([, , of]) => !known.includes(of))).toEqual([]);
});

it("is protected by class: who gets it, logs and copies", async () => {
  expect(await classes()).toEqual(["secret", "intimate", "shown", "personal", "operating"]);
  const rows = (await rowsOf(page)).filter(({ length }) => length === 5);
  expect(rows.filter((row) => row.includes(""))).toEqual([]);
});
