import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

/** Whether a transaction waits for what another one has locked. For PostgreSQL alone. */
export async function waitsForLock(db: Kysely<Schema>): Promise<boolean> {
  const query = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await query.execute(db)).rows.length > 0;
}
