import { describe } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmptyMemoryDatabase, openMemoryDatabase } from "./database/memory-database.ts";
import {
  findPostgres,
  openEmptyScratchPostgres,
  openScratchPostgres,
} from "./database/scratch-postgres.ts";

const postgres = await findPostgres();
const onPostgres = process.env["TEST_DATABASE"] === "postgres";
if (onPostgres && postgres === undefined) {
  throw new Error("TEST_DATABASE=postgres needs a PostgreSQL server at 127.0.0.1:5432");
}

/** A database of its own for a test server: PGlite, or PostgreSQL where `TEST_DATABASE=postgres` is set. */
export const openTestDatabase: () => Promise<Database> =
  onPostgres && postgres !== undefined ? () => openScratchPostgres(postgres) : openMemoryDatabase;

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
  describe.skipIf(postgres === undefined)(
    `${name}, on PostgreSQL${postgres === undefined ? " (no server at 127.0.0.1:5432)" : ""}`,
    () => {
      suite(() => databases.postgres(postgres ?? ""));
    },
  );
}
