import { type Kysely, sql } from "kysely";

/** Whether a report moves the reports of the same member up in the queue; those of before do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column corroborates boolean not null default true`.execute(db);
}
