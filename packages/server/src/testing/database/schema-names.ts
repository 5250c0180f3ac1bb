import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

export async function tableNames(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a table is ours, not one in which Kysely notes migrations. */
export const isOurs = (table: string): boolean => !table.startsWith("kysely");

/** The columns that name files, each as `table.column`. */
export async function fileColumns(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)files?$' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
