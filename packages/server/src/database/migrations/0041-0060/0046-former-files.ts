import { type Kysely, sql } from "kysely";

/** Pictures and voice messages that strangers were shown before a change; a row has texts or one file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table former_profiles add column picture_file text, add column voice_file text`.execute(
    db,
  );
  await sql`create index former_profiles_picture on former_profiles (picture_file)`.execute(db);
  await sql`create index former_profiles_voice on former_profiles (voice_file)`.execute(db);
}
