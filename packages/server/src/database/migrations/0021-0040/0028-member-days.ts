import { type Kysely, sql } from "kysely";

/** How many bytes each member has sent on a day (UTC), and of which other members something was shown to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_days (
      user_id uuid references users on delete cascade,
      day date,
      bytes bigint not null default 0,
      people uuid[] not null default '{}',
      primary key (user_id, day)
    )`.execute(db);
  await sql`create index member_days_day on member_days (day)`.execute(db);
}
