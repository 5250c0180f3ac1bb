import { type Kysely, sql } from "kysely";

/** A look is compared without signs and blanks now: housekeeping fills it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update users set nickname_look = null where nickname is not null`.execute(db);
}
