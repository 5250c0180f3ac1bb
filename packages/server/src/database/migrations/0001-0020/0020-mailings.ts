import { type Kysely, sql } from "kysely";

/** Which mails went to whom within a day, so that nobody is flooded with them; addresses are keyed hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mailings (
      id uuid primary key,
      recipient text not null,
      kind text not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index mailings_recipient on mailings (recipient, kind, sent_at)`.execute(db);
  await sql`create index mailings_sent_at on mailings (sent_at)`.execute(db);
}
