import { type Kysely, sql } from "kysely";

/** Which file is a member's voice message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column voice_file text`.execute(db);
}
