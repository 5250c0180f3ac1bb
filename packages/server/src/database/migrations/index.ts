import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Migration } from "kysely/migration";

const files = globSync("*/*.ts", { cwd: import.meta.dirname }).toSorted();

/** Every migration by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => [
      basename(file, ".ts"),
      await import(`./${file}`),
    ]),
  ),
);
