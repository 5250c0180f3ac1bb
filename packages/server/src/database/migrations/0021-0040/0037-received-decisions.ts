import { type Kysely, sql } from "kysely";

/** Finds every decision about a member, passes too: erasing an account looks for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index decisions_candidate_id on decisions (candidate_id)`.execute(db);
}
