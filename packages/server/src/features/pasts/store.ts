import { type Kysely, sql } from "kysely";
import type { Pair } from "../../foundation/pair.ts";
import type { Schema } from "../../database/schema.ts";

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
  /** A pair whose match was ended stays apart while both have an account. @param day the first that counts */
  eraseBefore: async (day: string) => {
    await db
      .deleteFrom("pasts")
      .where("until", "<", day)
      .where(
        sql<boolean>`(not parted
          or (select count(*) from users where users.id in (pasts.low_id, pasts.high_id)) < 2)`,
      )
      .execute();
  },
  /** Whether a member has blocked another whom they could find then. */
  hasBlocked: async (memberId: string, otherId: string): Promise<boolean> => {
    const query = db.selectFrom("blocks").select("blocker_id").where("blocker_id", "=", memberId);
    const found = query.where("blocked_id", "=", otherId).where("nickname", "is not", null);
    return (await found.executeTakeFirst()) !== undefined;
  },
});
