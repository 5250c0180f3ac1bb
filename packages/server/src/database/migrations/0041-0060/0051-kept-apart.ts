import { type Kysely, sql } from "kysely";

/**
 * From whose mailboxes a member stays apart: those of erased members with whom there was a block, in either direction,
 * or a match that was ended. It goes with the member, and is a pair again once the mailbox has an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_apart (
      member_id uuid references users on delete cascade,
      address_hash text,
      until timestamptz not null,
      primary key (member_id, address_hash)
    )`.execute(db);
  await sql`create index kept_apart_address_hash on kept_apart (address_hash)`.execute(db);
  await sql`create index kept_apart_until on kept_apart (until)`.execute(db);
}
