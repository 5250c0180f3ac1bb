import { type Kysely, sql } from "kysely";

/** Sessions, the refresh tokens that continue them, and robot check answers that are used up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
  await sql`
    create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null,
      replaced_at timestamptz
    )`.execute(db);
  await sql`create index refresh_tokens_session_id on refresh_tokens (session_id)`.execute(db);
  await sql`
    create table robot_check_answers (
      signature text primary key,
      expires_at timestamptz not null
    )`.execute(db);
}
