import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import { type Column, type Table, titleOf } from "./rows.ts";

/**
 * Reads all our tables and the waiting jobs; the tables that a table refers to come before it. pg-boss has
 * other data of its own beside jobs, and creates it again.
 */
export async function readTables(db: Kysely<Schema>): Promise<readonly Table[]> {
  const tables = new Map<string, Table & { readonly columns: Column[]; transactions: string[] }>();
  for (const { schema, name, column, type } of await readColumns(db)) {
    const title = titleOf({ schema, name });
    const table = tables.get(title) ?? { schema, name, columns: [], transactions: [] };
    tables.set(title, table);
    if (type === "xid8") table.transactions.push(column);
    else table.columns.push({ name: column, type });
  }
  const references = await readReferences(db);
  const sorted = new Set<Table>();
  const add = (title: string, above: readonly string[]): void => {
    const table = tables.get(title);
    if (table === undefined || sorted.has(table)) return;
    if (above.includes(title)) throw new Error(`tables that refer to each other: ${title}`);
    for (const { from, to } of references) {
      if (from === title && to !== title) add(to, [...above, title]);
    }
    sorted.add(table);
  };
  for (const title of tables.keys()) add(title, []);
  return [...sorted];
}

interface ColumnRow {
  readonly schema: string;
  readonly name: string;
  readonly column: string;
  readonly type: string;
}

async function readColumns(db: Kysely<Schema>): Promise<readonly ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select nspname as schema, relname as name, attname as column, format_type(atttypid, atttypmod) as type
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''
      and (nspname = 'public' and relname not in ('kysely_migration', 'kysely_migration_lock')
        or nspname = 'pgboss' and relname = 'job')
    order by nspname desc, relname, attnum`.execute(db);
  return rows;
}

async function readReferences(db: Kysely<Schema>) {
  const { rows } = await sql<{ from: string; to: string }>`
    select 'public.' || f.relname as from, 'public.' || t.relname as to
    from pg_constraint
    join pg_class f on f.oid = conrelid
    join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows;
}
