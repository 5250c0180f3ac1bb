import { type Kysely, sql } from "kysely";

/**
 * What a nickname looks like. Housekeeping fills it for the nicknames that are there, and those of the version
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column nickname_look text`.execute(db);
  await sql`create unique index users_nickname_look on users (nickname_look)`.execute(db);
  await sql`
    create index users_without_look on users (created_at)
    where nickname is not null and nickname_look is null`.execute(db);
}
