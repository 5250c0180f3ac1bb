import { describe } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmptyMemoryDatabase, openMemoryDatabase } from "./database/memory-database.ts";
import {
  findPostgres,
  openEmptyScratchPostgres,
  openScratchPostgres,
} from "./database/scratch-postgres.ts";

const postgres = await findPostgres();
const isOnPostgres = process.env["TEST_DATABASE"] === "postgres";
if (isOnPostgres && postgres === undefined) {
  throw new Error("TEST_DATABASE=postgres needs a PostgreSQL server at 127.0.0.1:5432");
}

/** A database of its own for a test server: PGlite, or PostgreSQL where `TEST_DATABASE=postgres` is set. */
export const openTestDatabase: () => Promise<Database> =
  isOnPostgres && postgres !== undefined ? () => openScratchPostgres(postgres) : openMemoryDatabase;

interface Databases {
  readonly embedded: () => Promise<Database>;
  readonly postgres: (server: string) => Promise<Database>;
}

/** Databases without a table. */
export const emptyDatabases: Databases = {
  embedded: openEmptyMemoryDatabase,
  postgres: openEmptyScratchPostgres,
};

/**
 * Runs a suite on the embedded database and, if this machine has a server, on PostgreSQL; otherwise that half
 * is reported as skipped. Only for suites about stores, migrations, locks and live conversations: every other
 * suite opens its database with `openTestDatabase`.
 * @param databases in the state that servers leave, unless a suite is about how they are made
 *   (`emptyDatabases`)
 */
export function onEachDatabase(
  name: string,
  suite: (open: () => Promise<Database>) => void,
  databases: Databases = { embedded: openMemoryDatabase, postgres: openScratchPostgres },
): void {
  describe(`${name}, on PGlite`, () => {
    suite(databases.embedded);
  });
  onPostgres(`${name}, on PostgreSQL`, (server) => {
    suite(() => databases.postgres(server));
  });
}

/** Runs a suite if this machine has a PostgreSQL server; otherwise it is reported as skipped. */
export function onPostgres(name: string, suite: (server: string) => void): void {
  const why = postgres === undefined ? " (no server at 127.0.0.1:5432)" : "";
  describe.skipIf(postgres === undefined)(`${name}${why}`, () => {
    suite(postgres ?? "");
  });
}
