import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it } from "vitest";
import { unsafeChanges } from "../../testing/database/unsafe-changes.ts";
import { migrations } from "./index.ts";

const before = "the first release: no earlier version has ever served";

const wider = "a check takes more than it did: what the version before writes still passes";

/**
 * Migrations that may do what the version before them would stumble over, each with its reason. CONTRIBUTING.md
 * tells how to do without: expand, migrate, contract.
 */
const exceptions: Readonly<Record<string, string>> = {
  "0006-discover": before,
  "0007-talk": before,
  "0013-moderation": before,
  "0031-judged-words": wider,
  "0034-admitted-adults": wider,
  "0038-read-words": wider,
  "0045-operator-entries": wider,
  "0048-stated-minors": wider,
};

const paths = globSync("*/*.{sql,ts}", { cwd: import.meta.dirname });
const files = paths.map((path) => ({ path, name: basename(path, extname(path)) }));

/** Returns the statements that a migration sends to an empty database, run by a dummy driver. */
async function statementsOf(migration: Migration): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migration.up(db);
  return statements.join(";").replaceAll('"', "");
}

it.each(files)("$name is safe while the version before it serves", async ({ path, name }) => {
  const source = await readFile(new URL(path, import.meta.url), "utf8");
  const migration = migrations[name];
  if (!migration) throw new Error(`${path} is not run`);
  const found = [...unsafeChanges(source), ...unsafeChanges(await statementsOf(migration))];
  expect(found.length > 0, found.join()).toBe(name in exceptions);
});

it("knows every exception", () => {
  expect(
    Object.keys(exceptions).filter((known) => !files.some(({ name }) => name === known)),
  ).toEqual([]);
});
