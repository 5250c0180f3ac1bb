import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

/** A migration that this version knows. */
export interface MigrationState {
  readonly name: string;
  /** Nothing while it is to come. */
  readonly appliedAt: Date | undefined;
}

/** Every migration that this version knows, in its order. */
export async function readMigrationState(db: Kysely<Schema>): Promise<readonly MigrationState[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  return known.map(({ name, executedAt }) => ({ name, appliedAt: executedAt }));
}
