import { type Kysely, sql } from "kysely";

/** Whether the words of a like are kept from the other: the same went to many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decisions add column held boolean not null default false`.execute(db);
}
