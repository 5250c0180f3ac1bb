import { type Kysely, sql } from "kysely";

/** Reset links that a later change of the password in the settings leaves working. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table password_resets
      add column outlives_changes boolean not null default false`.execute(db);
}
