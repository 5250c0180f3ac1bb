import { type Kysely, sql } from "kysely";

/**
 * Whose mailbox an account's address is. Housekeeping fills it for the accounts that are there, and those of the
 * version before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column mailbox_hash text`.execute(db);
  await sql`create index users_mailbox_hash on users (mailbox_hash)`.execute(db);
}
