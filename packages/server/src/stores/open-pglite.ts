import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { lockFolder } from "./lock-folder.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const parsers = {
  [types.DATE]: (text: string) => text,
  [types.NUMERIC]: Number,
};

/** Wraps a PGlite instance; closing the database closes it. */
export async function pgliteDatabase(options: PGliteOptions): Promise<Database> {
  const pglite = await PGlite.create({ ...options, parsers });
  return {
    db: new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }),
    jobs: { db: fromPglite(pglite), backend: "pglite" },
    alone: true,
    close: () => pglite.close(),
  };
}

/**
 * The embedded database in a data folder, held by this process alone.
 * @throws ConfigError when another process has the folder.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const database = await pgliteDatabase({ dataDir: join(dataDir, "database") });
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
