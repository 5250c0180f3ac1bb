import { type Kysely, sql } from "kysely";
import { countOf, olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";
import type { PageRequest } from "../../foundation/page.ts";
import type { Pair } from "../../foundation/pair.ts";

type Database = Kysely<Schema>;

/** How many of the first and of the newest texts of a pair are evidence. */
const MAX_TEXTS = 50;
/** More than a member may say in the days that are looked at. */
const MAX_SAID = 200;

/** Time of a text, as precise as a cursor. */
const saidAt = sql<Date>`date_trunc('milliseconds', said_at)`;

/** Selects the texts that came with likes for a member; held texts have not arrived. */
const arrived = (db: Database, memberId: string, until: Date) =>
  db
    .selectFrom("like_words")
    .where("candidate_id", "=", memberId)
    .where("arrived", "=", true)
    .where("said_at", "<=", until);

/** Returns the texts that others wrote to a member with likes until a moment, the newest first. */
export const pageFirstMessages = (
  db: Database,
  memberId: string,
  until: Date,
  { after, limit }: PageRequest,
) =>
  arrived(db, memberId, until)
    .select(["id", "member_id as userId", "text", saidAt.as("saidAt")])
    .where(olderThan(saidAt, "id", after))
    .orderBy(saidAt, "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const countFirstMessages = (db: Database, memberId: string, until: Date) =>
  countOf(arrived(db, memberId, until));

/** Finds a pair's texts that arrived with likes, the first and the newest, in the order of sending. */
export async function findPastTexts(db: Database, { lowId, highId }: Pair) {
  const { rows } = await sql<{ id: string; memberId: string; text: string; saidAt: Date }>`
    select id, member_id as "memberId", text, said_at as "saidAt" from (
      select *,
        row_number() over (partition by member_id order by said_at, id) as place,
        count(*) over (partition by member_id) as number
      from like_words
      where arrived and (
        (member_id = ${lowId} and candidate_id = ${highId})
        or (member_id = ${highId} and candidate_id = ${lowId}))) as said
    where place <= ${MAX_TEXTS} or place > number - ${MAX_TEXTS}
    order by said_at, id`.execute(db);
  return rows;
}

/** Locks the texts of a member until the transaction ends: of two likes at once one sees the other's text. */
export async function lockTexts(db: Database, memberId: string): Promise<void> {
  const name = `words ${memberId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Whether a member sent another a text with a like, also if it is held, or was held and is taken back. */
export async function hasSaid(db: Database, memberId: string, candidateId: string) {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from like_words where member_id = ${memberId} and candidate_id = ${candidateId}
    ) or exists (
      select from sent_likes
      where member_id = ${memberId} and candidate_id = ${candidateId} and said_at is not null
    ) as has`.execute(db);
  return rows[0]?.has === true;
}

/** Keeps that a member said something to another with a like that is sent. */
export async function noteSaid(db: Database, memberId: string, candidateId: string, at: Date) {
  await db
    .updateTable("sent_likes")
    .set({ said_at: at })
    .where("member_id", "=", memberId)
    .where("candidate_id", "=", candidateId)
    .execute();
}

/** Finds the texts a member sent with likes since a moment, the newest first; of many only the newest. */
export const findSaidSince = (db: Database, memberId: string, since: Date) =>
  db
    .selectFrom("like_words")
    .select(["candidate_id as candidateId", "text"])
    .where("member_id", "=", memberId)
    .where("said_at", ">=", since)
    .orderBy("said_at", "desc")
    .limit(MAX_SAID)
    .execute();

/** Locks the texts that a member receives until the transaction ends: of two at once one is counted first. */
export async function lockReceived(db: Database, candidateId: string): Promise<void> {
  const name = `words to ${candidateId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** How many texts a member received with likes since a moment, and how many of these of accounts that are new. */
export async function countReceivedSince(
  db: Database,
  candidateId: string,
  since: Date,
  newSince: Date,
) {
  const { rows } = await sql<{ all: number; ofNew: number }>`
    select count(*)::int as "all", count(writer.id)::int as "ofNew"
    from like_words
    left join users as writer on writer.id = like_words.member_id and writer.created_at > ${newSince}
    where candidate_id = ${candidateId} and arrived and said_at > ${since}`.execute(db);
  return rows[0] ?? { all: 0, ofNew: 0 };
}

/** Erases a like and its text that were taken back before they were delivered. */
export async function forgetSent(db: Database, memberId: string, candidateId: string, since: Date) {
  await db
    .deleteFrom("like_words")
    .where("member_id", "=", memberId)
    .where("candidate_id", "=", candidateId)
    .where("said_at", ">=", since)
    .execute();
  await db
    .deleteFrom("sent_likes")
    .where("member_id", "=", memberId)
    .where("candidate_id", "=", candidateId)
    .where("sent_at", ">=", since)
    .execute();
  await db
    .updateTable("sent_likes")
    .set({ said_at: null })
    .where("member_id", "=", memberId)
    .where("candidate_id", "=", candidateId)
    .where("said_at", ">=", since)
    .execute();
}

/**
 * Stores that a like was sent, whatever happens to it once it can no longer be taken back.
 * @returns false if there was one before
 */
export async function keepSent(db: Database, memberId: string, candidateId: string, sentAt: Date) {
  const kept = await db
    .insertInto("sent_likes")
    .values({ member_id: memberId, candidate_id: candidateId, sent_at: sentAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("sent_at")
    .executeTakeFirst();
  return kept !== undefined;
}
