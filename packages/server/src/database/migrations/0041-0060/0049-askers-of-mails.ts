import { type Kysely, sql } from "kysely";

/** From which network a mail was asked for: others have mails of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailings add column asker text not null default ''`.execute(db);
}
