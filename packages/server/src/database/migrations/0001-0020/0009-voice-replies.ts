import { type Kysely, sql } from "kysely";

/** Spoken answers of twins and the advisor, and the recordings that a report keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table voice_replies (
      id uuid primary key,
      message_id uuid not null unique references messages (id) on delete cascade,
      member_id uuid not null references users on delete cascade,
      file text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index voice_replies_member_id on voice_replies (member_id)`.execute(db);
  await sql`create index voice_replies_file on voice_replies (file)`.execute(db);
  await sql`create index voice_replies_created_at on voice_replies (created_at)`.execute(db);
  await sql`alter table reports add column audio_files text[] not null default '{}'`.execute(db);
}
