import { type Kysely, sql } from "kysely";

/** How much of the AI each member has used on a day (UTC), in characters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_usage (
      user_id uuid references users on delete cascade,
      day date,
      characters integer not null check (characters >= 0),
      primary key (user_id, day)
    )`.execute(db);
  await sql`create index ai_usage_day on ai_usage (day)`.execute(db);
}
