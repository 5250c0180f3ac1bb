import { type Kysely, sql } from "kysely";

/** Which installation this is, in one row at most, so that media of another are known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      is_this boolean primary key default true check (is_this),
      id uuid not null
    )`.execute(db);
}
