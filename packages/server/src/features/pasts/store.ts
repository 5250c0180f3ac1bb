import { type Kysely, sql } from "kysely";
import type { Pair } from "../../foundation/pair.ts";
import type { Schema } from "../../database/schema.ts";
import { olderThan } from "../../database/sql.ts";
import type { PageRequest } from "../../foundation/page.ts";

/** How many of the first and of the newest texts of a pair are evidence. */
const MAX_TEXTS = 50;
/** More than a member may say in the days that are looked at. */
const MAX_SAID = 200;

/**
 * Which pairs of members had to do with each other, by a like, a match or a conversation, in the last 180
 * days. Triggers write it with the like, match or message itself; blocks, unmatches, passes and deleted
 * accounts leave it as it is.
 */
export const pastStore = (db: Kysely<Schema>) => ({
  /** Whether a pair has a past on a day (`YYYY-MM-DD`, UTC), or is a match. */
  has: async ({ lowId, highId }: Pair, day: string): Promise<boolean> => {
    const { rows } = await sql<{ has: boolean }>`
      select exists (
        select from pasts
        where low_id = ${lowId} and high_id = ${highId} and until >= ${day}::date
      ) or exists (
        select from matches
        where low_id = ${lowId} and high_id = ${highId} and ended_at is null
      ) as has`.execute(db);
    return rows[0]?.has === true;
  },
  findConversations: async ({ lowId, highId }: Pair): Promise<readonly string[]> => {
    const row = await db
      .selectFrom("pasts")
      .select("conversation_ids")
      .where("low_id", "=", lowId)
      .where("high_id", "=", highId)
      .executeTakeFirst();
    return row?.conversation_ids ?? [];
  },
  /** With whom a member had a conversation, where the two have a past on a day. */
  findOther: async (memberId: string, conversationId: string, day: string) => {
    const row = await db
      .selectFrom("pasts")
      .select(["low_id", "high_id"])
      .where(sql<boolean>`conversation_ids @> array[${conversationId}::uuid]`)
      .where(({ eb, or }) => or([eb("low_id", "=", memberId), eb("high_id", "=", memberId)]))
      .where(
        sql<boolean>`(until >= ${day}::date or exists (
          select from matches as match
          where match.low_id = pasts.low_id and match.high_id = pasts.high_id
            and match.ended_at is null))`,
      )
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return row.low_id === memberId ? row.high_id : row.low_id;
  },
  /** What arrived of what a pair said with likes, the first and the newest, in the order in which it was said. */
  findTexts: async ({ lowId, highId }: Pair) => {
    const { rows } = await sql<{ id: string; member_id: string; text: string; said_at: Date }>`
      select id, member_id, text, said_at from (
        select *,
          row_number() over (partition by member_id order by said_at, id) as place,
          count(*) over (partition by member_id) as number
        from like_words
        where arrived and (
          (member_id = ${lowId} and candidate_id = ${highId})
          or (member_id = ${highId} and candidate_id = ${lowId}))) as said
      where place <= ${MAX_TEXTS} or place > number - ${MAX_TEXTS}
      order by said_at, id`.execute(db);
    return rows.map(({ id, member_id, text, said_at }) => ({
      id,
      memberId: member_id,
      text,
      saidAt: said_at,
    }));
  },
  /** What arrived with likes for a member until a moment, the newest first. */
  pageFirstMessages: (memberId: string, until: Date, { after, limit }: PageRequest) =>
    arrived(db, memberId, until)
      .select(["id", "member_id as userId", "text", saidAt.as("saidAt")])
      .where(olderThan(saidAt, "id", after))
      .orderBy(saidAt, "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  countFirstMessages: async (memberId: string, until: Date): Promise<number> => {
    const query = arrived(db, memberId, until).select(({ fn }) =>
      fn.countAll<number>().as("count"),
    );
    return Number((await query.executeTakeFirstOrThrow()).count);
  },
  /** Locks the texts of a member until the transaction ends: of two likes at once one sees the other's text. */
  lockTexts: async (memberId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`words ${memberId}`}, 0))`.execute(
      db,
    );
  },
  /** Whether a member said something to another with a like, also where it is held. */
  hasSaid: async (memberId: string, candidateId: string): Promise<boolean> => {
    const row = await db
      .selectFrom("like_words")
      .select("id")
      .where("member_id", "=", memberId)
      .where("candidate_id", "=", candidateId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** What a member said with likes since a moment, the newest first; of many only the newest. */
  findSaidSince: (memberId: string, since: Date) =>
    db
      .selectFrom("like_words")
      .select(["candidate_id as candidateId", "text"])
      .where("member_id", "=", memberId)
      .where("said_at", ">=", since)
      .orderBy("said_at", "desc")
      .limit(MAX_SAID)
      .execute(),
  /** Erases a like and its words that were taken back before they were delivered. */
  forgetSent: async (memberId: string, candidateId: string, since: Date) => {
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
  },
  /** Keeps that a like is sent. @returns false where one was before */
  keepSent: async (memberId: string, candidateId: string, sentAt: Date): Promise<boolean> => {
    const kept = await db
      .insertInto("sent_likes")
      .values({ member_id: memberId, candidate_id: candidateId, sent_at: sentAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning("sent_at")
      .executeTakeFirst();
    return kept !== undefined;
  },
  /**
   * Erases what is out of time. A pair whose match was ended stays apart while both have an account.
   * @param day the first that counts @param moment the first of which likes and their words count
   */
  eraseBefore: async (day: string, moment: Date) => {
    await db
      .deleteFrom("pasts")
      .where("until", "<", day)
      .where(
        sql<boolean>`(not parted
          or (select count(*) from users where users.id in (pasts.low_id, pasts.high_id)) < 2)`,
      )
      .execute();
    await db.deleteFrom("like_words").where("said_at", "<", moment).execute();
    await db.deleteFrom("sent_likes").where("sent_at", "<", moment).execute();
  },
  /** Whether a member has blocked another whom they could find then. */
  hasBlocked: async (memberId: string, otherId: string): Promise<boolean> => {
    const query = db.selectFrom("blocks").select("blocker_id").where("blocker_id", "=", memberId);
    const found = query.where("blocked_id", "=", otherId).where("nickname", "is not", null);
    return (await found.executeTakeFirst()) !== undefined;
  },
});

/** As precise as a cursor. */
const saidAt = sql<Date>`date_trunc('milliseconds', said_at)`;

/** What came with likes for a member; what is held has not arrived. */
const arrived = (db: Kysely<Schema>, memberId: string, until: Date) =>
  db
    .selectFrom("like_words")
    .where("candidate_id", "=", memberId)
    .where("arrived", "=", true)
    .where("said_at", "<=", until);
