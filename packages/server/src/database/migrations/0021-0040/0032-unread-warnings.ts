import { type Kysely, sql } from "kysely";

/** When a member was warned who has not said yet that they have read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column unread_warning_at timestamptz`.execute(db);
}
