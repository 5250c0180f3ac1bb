import { answerInputs, packInputs } from "@gemel/psyche/compatibility";
import type { QuestionResponse } from "@gemel/psyche/check-answers";
import { packNumbers, rankingNumbers } from "@gemel/psyche/ranking";
import { type Kysely, sql } from "kysely";

/** Adds the criteria of members, the ranking inputs of all members, and the feeds that are being read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addInputs(db);
  await sql`
    create table criteria (
      user_id uuid primary key references users on delete cascade,
      target_sex text not null check (target_sex in ('', 'male', 'female', 'other')),
      min_age integer not null check (min_age >= 18),
      max_age integer not null check (max_age <= 99),
      max_distance_km integer not null check (max_distance_km between 1 and 1000),
      wants_children boolean not null,
      accepts_pets boolean not null,
      require_photo boolean not null,
      require_voice boolean not null,
      check (min_age <= max_age)
    )`.execute(db);
  await addChanges(db);
  await sql`
    create table feed_rankings (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      criteria_key text not null,
      candidate_ids uuid[] not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create index feed_rankings_user_id on feed_rankings (user_id, created_at desc)`.execute(db);
  await sql`create index feed_rankings_created_at on feed_rankings (created_at)`.execute(db);
}

/** Adds the inputs of compatibility and ranking, computed once from a member's answers. */
async function addInputs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insights add column inputs bytea, add column ranking bytea`.execute(db);
  const { rows } = await sql<{ user_id: string; responses: readonly QuestionResponse[] }>`
    select user_id, responses from answers join insights using (user_id)`.execute(db);
  for (const { user_id, responses } of rows) {
    const inputs = answerInputs(responses);
    const [packed, ranking] = [packInputs(inputs), packNumbers(rankingNumbers(inputs))];
    await sql`
      update insights set inputs = ${packed}, ranking = ${ranking}
      where user_id = ${user_id}`.execute(db);
  }
  await sql`
    alter table insights alter column inputs set not null, alter column ranking set not null`.execute(
    db,
  );
}

/**
 * Adds the list of changed members, by which servers refresh the members they hold in memory. `changed_in` is
 * the transaction: a change whose transaction ends late is found late, but a time or a sequence would miss
 * it. The rows have no foreign key, so that erased members are listed as well.
 */
async function addChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_changes (
      user_id uuid primary key,
      changed_in xid8 not null
    )`.execute(db);
  await sql`create index member_changes_changed_in on member_changes (changed_in)`.execute(db);
  await sql`
    create function note_member_change() returns trigger language plpgsql as $$
    begin
      insert into member_changes values (coalesce(new.user_id, old.user_id), pg_current_xact_id())
      on conflict (user_id) do update set changed_in = excluded.changed_in;
      return null;
    end $$`.execute(db);
  for (const table of ["profiles", "insights", "criteria"]) {
    await sql`
      create trigger note_change after insert or update or delete on ${sql.table(table)}
      for each row execute function note_member_change()`.execute(db);
  }
  await sql`
    create function note_status_change() returns trigger language plpgsql as $$
    begin
      insert into member_changes values (new.id, pg_current_xact_id())
      on conflict (user_id) do update set changed_in = excluded.changed_in;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_change after update of onboarding_status on users
    for each row execute function note_status_change()`.execute(db);
  await sql`
    insert into member_changes select id, pg_current_xact_id() from users`.execute(db);
}
