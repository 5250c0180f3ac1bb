import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { startJobQueue } from "../jobs/job-queue.ts";
import { migrate, migrateTo, readMigrationState } from "../database/migrate.ts";
import type { Schema } from "../database/schema.ts";
import type { Carried, CarriedTable } from "./carried.ts";
import { readTables } from "./read-tables.ts";
import { addRows, idOf, tallyRows, writeAlike, type Table, titleOf } from "./rows.ts";
import { TransferError } from "./transfer-error.ts";

/**
 * Brings all that was carried into an empty database: the schema as it was there, every row in one
 * transaction, held against what was counted, and then the migrations since. Triggers are silent meanwhile, for
 * what they note is carried too.
 * @param before done before the rows are kept; when it fails, none is
 * @throws TransferError when the database is not empty, what was carried is newer than this version, or a
 *   table arrives differently
 */
export async function bringInto(
  database: Database,
  { migration, tables }: Carried,
  before: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const db = database.untimedDb;
  for (const table of await readTables(db)) await requireEmpty(db, table);
  await prepareSchema(db, migration);
  const failures: unknown[] = [];
  await (await startJobQueue(database, (error) => failures.push(error))).stop();
  if (failures.length > 0) throw failures[0];
  await db.transaction().execute(async (transaction) => {
    await writeAlike(transaction);
    const there = await readTables(transaction);
    for (const table of there) await quieten(transaction, table, "disable");
    for (const table of there) await requireEmpty(transaction, table);
    for (const table of inOrder(there, tables)) await bringTable(transaction, table);
    for (const table of there) await quieten(transaction, table, "enable");
    await before(transaction);
  });
  await migrate(db);
}

async function prepareSchema(db: Kysely<Schema>, migration: string): Promise<void> {
  const state = await readMigrationState(db);
  if (state.some(({ name, appliedAt }) => appliedAt !== undefined && name > migration)) {
    throw new TransferError(
      `the database is empty, but its tables are newer than ${migration}; choose a new one`,
    );
  }
  if (await migrateTo(db, migration)) return;
  throw new TransferError(`this is of a newer Gemel (${migration}): bring it in with that version`);
}

async function requireEmpty(db: Kysely<Schema>, table: Table): Promise<void> {
  const { rows } = await sql`select 1 from ${idOf(table)} limit 1`.execute(db);
  if (rows.length > 0) {
    throw new TransferError(
      `the database is not empty: ${titleOf(table)} has rows; choose another`,
    );
  }
}

/** Disables or enables our triggers of a table. The table of the jobs and its partitions have none. */
async function quieten(transaction: Kysely<Schema>, table: Table, how: "disable" | "enable") {
  if (table.schema !== "public") return;
  await sql`alter table ${idOf(table)} ${sql.raw(how)} trigger user`.execute(transaction);
}

interface Arrival {
  readonly table: Table;
  readonly carried: CarriedTable;
}

/** Each table with what was carried of it, those first that others refer to. */
function inOrder(there: readonly Table[], carried: readonly CarriedTable[]): readonly Arrival[] {
  const known = new Map(there.map((table) => [titleOf(table), table]));
  const missing = carried.find(({ title }) => !known.has(title));
  if (missing !== undefined) throw new TransferError(`there is no table ${missing.title} here`);
  return there.flatMap((table) => {
    const found = carried.find(({ title }) => title === titleOf(table));
    return found === undefined ? [] : [{ table: narrow(table, found), carried: found }];
  });
}

/** The columns that were carried, in their order. */
function narrow(table: Table, { title, columns }: CarriedTable): Table {
  const found = columns.map((name) => {
    const column = table.columns.find((each) => each.name === name);
    if (column === undefined)
      throw new TransferError(`there is no column ${name} in ${title} here`);
    return column;
  });
  return { ...table, columns: found };
}

async function bringTable(transaction: Kysely<Schema>, { table, carried }: Arrival): Promise<void> {
  for await (const rows of carried.read()) await addRows(transaction, table, rows);
  const { rows, checksum } = await tallyRows(transaction, table);
  if (rows !== carried.rows || checksum !== carried.checksum) {
    throw new TransferError(
      `${carried.title} arrived with ${rows} of ${carried.rows} rows, or other than it was; nothing is kept`,
    );
  }
}
