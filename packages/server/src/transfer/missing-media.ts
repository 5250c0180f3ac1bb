import { type Kysely, sql } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { MediaStore } from "../media/media-store.ts";

/** How many files rows name that are not there. What is removed during the count does not count. */
export async function countMissing(
  db: Kysely<Schema>,
  media: Pick<MediaStore, "names">,
): Promise<number> {
  const missing = await namedFiles(db);
  for await (const name of media.names()) missing.delete(name);
  if (missing.size === 0) return 0;
  const named = await namedFiles(db);
  return [...missing].filter((file) => named.has(file)).length;
}

/** Whatever the schema is: a database is backed up before it is migrated. */
async function namedFiles(db: Kysely<Schema>): Promise<Set<string>> {
  const { rows: columns } = await sql<{ table: string; column: string; isList: boolean }>`
    select table_name as table, column_name as column, data_type = 'ARRAY' as "isList"
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)files?$'`.execute(db);
  const named = new Set<string>();
  for (const { table, column, isList } of columns) {
    const files = isList ? sql`unnest(${sql.ref(column)})` : sql.ref(column);
    const { rows } = await sql<{ file: string | null }>`
      select ${files} as file from ${sql.table(table)}`.execute(db);
    for (const { file } of rows) if (file !== null) named.add(file);
  }
  return named;
}
