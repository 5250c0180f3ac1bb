import { readdir } from "node:fs/promises";
import type { Migration } from "kysely/migration";

const names = (await readdir(new URL(".", import.meta.url)))
  .filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -".ts".length))
  .toSorted();

/** Every migration of this folder by name, run in the order of the names. A released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(
    names.map(async (name): Promise<[string, Migration]> => [name, await import(`./${name}.ts`)]),
  ),
);
