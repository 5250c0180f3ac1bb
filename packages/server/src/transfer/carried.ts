import { type Kysely, sql } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Schema } from "../database/schema.ts";
import { readTables } from "./read-tables.ts";
import { readRows, tallyRows, type Tally, writeAlike, type Row, titleOf } from "./rows.ts";

/** All that a database holds, at one moment. */
export interface Carried {
  /** The last migration that had run. */
  readonly migration: string;
  readonly tables: readonly CarriedTable[];
}

export interface CarriedTable extends Tally {
  readonly title: string;
  readonly columns: readonly string[];
  readonly read: () => AsyncIterable<readonly Row[]>;
}

/**
 * Looks at a database inside a transaction, and hands on what is there; it can be read until the work is done.
 * @throws ConfigError for a database that Gemel never had
 */
export const carryFrom = <T>(
  db: Kysely<Schema>,
  work: (carried: Carried) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (transaction) => {
      await writeAlike(transaction);
      const migration = await lastMigration(transaction);
      const tables: CarriedTable[] = [];
      for (const table of await readTables(transaction)) {
        tables.push({
          title: titleOf(table),
          columns: table.columns.map(({ name }) => name),
          ...(await tallyRows(transaction, table)),
          read: () => readRows(transaction, table),
        });
      }
      return work({ migration, tables });
    });

async function lastMigration(db: Kysely<Schema>): Promise<string> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('public.kysely_migration') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere === true) {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name desc limit 1`.execute(db);
    if (rows[0] !== undefined) return rows[0].name;
  }
  throw new ConfigError("DATABASE_URL", "this database holds nothing of Gemel's");
}
