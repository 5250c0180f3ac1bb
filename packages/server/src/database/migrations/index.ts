import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const folder = import.meta.dirname;

/** A statement ends with a semicolon before a line that is not indented; a comment begins a line. */
const statementsIn = (text: string): readonly string[] =>
  text
    .replaceAll(/^--.*\n/gm, "")
    .split(/;\n(?! )/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

async function readMigration(file: string): Promise<Migration> {
  if (extname(file) === ".ts") return import(`./${file}`);
  const statements = statementsIn(await readFile(join(folder, file), "utf8"));
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

const files = globSync("*/*.{sql,ts}", { cwd: folder }).toSorted();

/** Every migration by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => [
      basename(file, extname(file)),
      await readMigration(file),
    ]),
  ),
);
