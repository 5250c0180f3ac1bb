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
 * Runs a suite on the embedded database and, where this machine has a server, on PostgreSQL; without
 * one that half is reported as skipped. For suites about stores, migrations, locks and live conversations
 * alone: every other suite opens its database with `openTestDatabase`.
 * @param databases as servers leave them, unless a suite is about how they make them (`emptyDatabases`)
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

/** Runs a suite where this machine has a PostgreSQL server; without one it is reported as skipped. */
export function onPostgres(name: string, suite: (server: string) => void): void {
  const why = postgres === undefined ? " (no server at 127.0.0.1:5432)" : "";
  describe.skipIf(postgres === undefined)(`${name}${why}`, () => {
    suite(postgres ?? "");
  });
}
