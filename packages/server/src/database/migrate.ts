import { MendableError } from "@gemel/command/mendable-error";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { isDatabaseUnreachable, isReadOnly } from "./is-database-unreachable.ts";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";

export interface MigrationState {
  readonly name: string;
  /** Undefined while pending. */
  readonly appliedAt: Date | undefined;
}

export async function readMigrationState(db: Kysely<Schema>): Promise<readonly MigrationState[]> {
  const known = await migratorOf(db).getMigrations();
  return known.map(({ name, executedAt }) => ({ name, appliedAt: executedAt }));
}

/** Returns the applied migrations that this version does not know: a newer version was here. */
export async function readMigrationsAhead(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

const migratorOf = (db: Kysely<Schema>, faults: unknown[] = []): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => reporting(faults) } });

/** A database that cannot be reached or written is no fault of the migration. */
const failureOf = (name: string, error: unknown): unknown =>
  !(error instanceof Error) || isDatabaseUnreachable(error) || isReadOnly(error)
    ? error
    : new Error(`the migration ${name} failed: ${error.message}`, { cause: error });

/**
 * The migrations, which name themselves in what they throw.
 * @param faults has what they threw: a failed transaction says only that it has failed
 */
const reporting = (faults: unknown[]): typeof migrations =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        up: async (db) => {
          try {
            await migration.up(db);
          } catch (error) {
            const failure = failureOf(name, error);
            faults.push(failure);
            throw failure;
          }
        },
      },
    ]),
  );

/** A database of another line of Gemel. Its message is one line for the operator. */
export class DivergedError extends MendableError {
  override readonly name = "DivergedError";

  constructor() {
    super(
      "the database has migrations that this version does not know, and lacks some that it does: start the version that made them",
    );
  }
}

/** Kysely has no class for it. */
const isDivergence = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("corrupted migrations:");

/**
 * Brings the database to the newest schema. Processes that start together take turns, on PostgreSQL by a lock;
 * a database that a newer version has migrated already is left as it is.
 * @param faults gets what the failing migration threw, before what its transaction makes of it
 * @returns the names of what ran
 * @throws DivergedError, or an error that names the failing migration; then nothing of this run is kept
 */
export async function migrate(
  db: Kysely<Schema>,
  faults: unknown[] = [],
): Promise<readonly string[]> {
  const migrator = migratorOf(db, faults);
  const known = await migrator.getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return [];
  const { error, results = [] } = await migrator.migrateToLatest();
  if (isDivergence(error)) throw new DivergedError();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Brings an empty database to the schema of a migration. @returns whether this version knows it */
export async function migrateTo(db: Kysely<Schema>, name: string): Promise<boolean> {
  if (!Object.hasOwn(migrations, name)) return false;
  const { error } = await migratorOf(db).migrateTo(name);
  if (error !== undefined) throw error;
  return true;
}

/** Ends a transaction that is not to be kept. */
class Rehearsed extends Error {}

/**
 * Runs what is to come on the data that are there, and takes it back. It waits for no lock, so that no request
 * waits for it; but what it touches is locked until it has ended.
 * @returns the names of what ran
 * @throws an error that names the failing migration
 */
export async function rehearse(db: Kysely<Schema>): Promise<readonly string[]> {
  let names: readonly string[] = [];
  const faults: unknown[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '5s'`.execute(transaction);
      names = await migrate(transaction, faults);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw faults[0] ?? error;
  }
  return names;
}
