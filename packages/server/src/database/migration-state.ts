import { type Kysely, sql } from "kysely";
import { migratorOf } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

export interface MigrationState {
  readonly name: string;
  /** Nothing while it is to come. */
  readonly appliedAt: Date | undefined;
}

export async function readMigrationState(db: Kysely<Schema>): Promise<readonly MigrationState[]> {
  const known = await migratorOf(db).getMigrations();
  return known.map(({ name, executedAt }) => ({ name, appliedAt: executedAt }));
}

/** What ran on the database that this version does not know: a newer one was here. */
export async function readMigrationsAhead(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}
