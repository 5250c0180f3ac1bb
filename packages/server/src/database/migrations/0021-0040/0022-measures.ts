import { type Kysely, sql } from "kysely";

/** What further reports add to an open one, how severe it is, and measures that outlive accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendReports(db);
  await addMarks(db);
}

async function extendReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports
      add column severity smallint not null default 0,
      add column additions jsonb not null default '[]',
      add column added_files text[] not null default '{}',
      add column added_at timestamptz`.execute(db);
  await sql`
    update reports set severity = case reason
      when 'harassment' then 4 when 'inappropriate' then 3 when 'fake_profile' then 2
      when 'spam' then 1 else 0 end`.execute(db);
  await sql`create index reports_pair on reports (reporter_id, reported_id)`.execute(db);
}

/**
 * Keyed hashes of addresses: of suspended members while they are, and of members who are erased while they
 * can still be reported. No references: a mark outlives the account. `until` is null while there is one.
 */
async function addMarks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column warned_at timestamptz`.execute(db);
  await sql`
    create table address_marks (
      member_id uuid primary key,
      address_hash text not null,
      suspended_at timestamptz,
      until timestamptz
    )`.execute(db);
  await sql`create index address_marks_address_hash on address_marks (address_hash)`.execute(db);
  await sql`create index address_marks_until on address_marks (until)`.execute(db);
}
