import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

/** Every row of every table, as JSON without the transaction that wrote it, and every job that waits. */
export const readAllRows = (
  db: Kysely<Schema>,
): Promise<Readonly<Record<string, readonly string[]>>> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local timezone to 'UTC'`.execute(transaction);
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where (table_schema = 'public' and table_name not like 'kysely%')
        or (table_schema = 'pgboss' and table_name = 'job')
      order by 1, 2`.execute(transaction);
    const all: Record<string, readonly string[]> = {};
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - 'changed_in')::text as row from ${sql.id(schema, name)} t`.execute(
        transaction,
      );
      all[name] = rows.map(({ row }) => row).toSorted();
    }
    return all;
  });
