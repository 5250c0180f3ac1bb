import { type Kysely, sql } from "kysely";
import type { PastStore } from "../services/pasts/past-store.ts";
import type { Schema } from "./schema.ts";

/** How many of the first and of the newest words of a pair are evidence. */
const MOST_WORDS = 50;
/** More than a member may say in the days that are looked at. */
const MOST_SAID = 200;

/** Which pairs of members had to do with each other, in the database; triggers write it. */
export const createPastStore = (db: Kysely<Schema>): PastStore => ({
  has: async ({ lowId, highId }, day) => {
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
  findConversations: async ({ lowId, highId }) => {
    const row = await db
      .selectFrom("pasts")
      .select("conversation_ids")
      .where("low_id", "=", lowId)
      .where("high_id", "=", highId)
      .executeTakeFirst();
    return row?.conversation_ids ?? [];
  },
  findOther: async (memberId, conversationId, day) => {
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
  findWords: async ({ lowId, highId }) => {
    const { rows } = await sql<{ id: string; member_id: string; text: string; said_at: Date }>`
      select id, member_id, text, said_at from (
        select *,
          row_number() over (partition by member_id order by said_at, id) as place,
          count(*) over (partition by member_id) as number
        from like_words
        where (member_id = ${lowId} and candidate_id = ${highId})
          or (member_id = ${highId} and candidate_id = ${lowId})) as said
      where place <= ${MOST_WORDS} or place > number - ${MOST_WORDS}
      order by said_at, id`.execute(db);
    return rows.map(({ id, member_id, text, said_at }) => ({
      id,
      memberId: member_id,
      text,
      saidAt: said_at,
    }));
  },
  hasSaid: async (memberId, candidateId) => {
    const row = await db
      .selectFrom("like_words")
      .select("id")
      .where("member_id", "=", memberId)
      .where("candidate_id", "=", candidateId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  findSaidSince: (memberId, since) =>
    db
      .selectFrom("like_words")
      .select(["candidate_id as candidateId", "text"])
      .where("member_id", "=", memberId)
      .where("said_at", ">=", since)
      .orderBy("said_at", "desc")
      .limit(MOST_SAID)
      .execute(),
  forgetWords: async (memberId, candidateId, since) => {
    await db
      .deleteFrom("like_words")
      .where("member_id", "=", memberId)
      .where("candidate_id", "=", candidateId)
      .where("said_at", ">=", since)
      .execute();
  },
  eraseBefore: async (day, moment) => {
    await db
      .deleteFrom("pasts")
      .where("until", "<", day)
      .where(
        sql<boolean>`(not parted
          or (select count(*) from users where users.id in (pasts.low_id, pasts.high_id)) < 2)`,
      )
      .execute();
    await db.deleteFrom("like_words").where("said_at", "<", moment).execute();
  },
});
