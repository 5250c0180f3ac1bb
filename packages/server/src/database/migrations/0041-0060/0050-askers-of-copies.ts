import { type Kysely, sql } from "kysely";

/** Which session asked for a copy of a member's data: it alone fetches it. Unknown of copies of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exports add column session_id uuid`.execute(db);
}
