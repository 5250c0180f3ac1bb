import { type Kysely, sql } from "kysely";

/** Whether a card shows what its owner wishes of children and pets: only where they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column show_wishes boolean not null default false`.execute(db);
}
