import { type Kysely, sql } from "kysely";

/** The sender's own id of a message to the people behind Gemel, by which sending it again is harmless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_messages add column client_msg_id uuid unique`.execute(db);
}
