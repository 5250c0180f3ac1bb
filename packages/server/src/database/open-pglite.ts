import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describeSystemError } from "@gemel/command/describe-system-error";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { Kysely, type Logger, PGliteDialect } from "kysely";
import { fromPglite } from "pg-boss";
import { ConfigError } from "../config/config-error.ts";
import { makeFolder } from "../foundation/files.ts";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

const SQLITE_BUSY = 5;

/** Why it cannot be written, by SQLite's code. */
const unwritable: ReadonlyMap<unknown, string> = new Map([
  [8, "it can only be read"],
  [13, "the disk is full, make room"],
  [14, "this user may not write there"],
]);

/**
 * Holds a data folder for this process: PGlite takes no lock, and two processes would lose rows.
 * The system releases the lock when the process dies, so a killed one leaves nothing stale.
 * @returns the release.
 * @throws ConfigError when another process holds it, or it cannot be written.
 */
function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, "lock.sqlite"), { timeout: 0 });
    file.exec("BEGIN EXCLUSIVE");
    return () => file?.close();
  } catch (error) {
    file?.close();
    const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
    const reason = unwritable.get(code);
    if (reason !== undefined) {
      throw new ConfigError("DATA_DIR", `"${folder}" cannot be written: ${reason}`);
    }
    if (code === SQLITE_BUSY) {
      throw new ConfigError(
        "DATA_DIR",
        `"${folder}" is in use by another Gemel process; stop that one or choose another folder`,
      );
    }
    throw error;
  }
}

const parsers = {
  [types.DATE]: (text: string) => text,
  [types.NUMERIC]: Number,
};

/**
 * Every start fills all buffers with zeros; with PostgreSQL's own 128 MB that takes longer than everything
 * else. Data that does not fit is in the system's buffers.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** Opens a cluster that returns values as our stores read them. */
export const openPgliteCluster = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, parsers, startParams });

/** Wraps a PGlite instance; closing the database closes it. */
export function onPglite(pglite: PGlite, log?: Logger): Database {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), ...(log && { log }) });
  return {
    db,
    untimedDb: db,
    jobs: { db: fromPglite(pglite), backend: "pglite" },
    alone: true,
    close: () => pglite.close(),
  };
}

/** The errno of WASI, not in an Error, that the file system of PGlite throws when a disk is full. */
const DISK_FULL = 51;

const isDiskFull = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "errno" in error && error.errno === DISK_FULL;

/** @throws ConfigError when it cannot be made */
async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const reason = describeSystemError(error);
    if (reason === undefined) throw error;
    throw new ConfigError("DATA_DIR", reason);
  }
}

/**
 * The embedded database in a data folder, held by this process alone.
 * @throws ConfigError when another process has the folder, or the disk is full.
 */
export async function openPglite(dataDir: string, log?: Logger): Promise<Database> {
  await makeDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const pglite = await openPgliteCluster({ dataDir: join(dataDir, "database") });
    const database = onPglite(pglite, log);
    return {
      ...database,
      close: async () => {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (!isDiskFull(error)) throw error;
    throw new ConfigError(
      "DATA_DIR",
      `"${dataDir}" cannot be written: the disk is full, make room`,
    );
  }
}
