import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";

export const blockStore = (db: Kysely<Schema>) => ({
  /** Harmless when it is there, and for who is erased. */
  add: (
    blockerId: string,
    blockedId: string,
    /** The nickname by which the blocker knows them; null if the blocker cannot find them. */
    nickname: string | null,
    now: Date,
  ) =>
    db
      .insertInto("blocks")
      .columns(["blocker_id", "blocked_id", "nickname", "created_at"])
      .expression(({ selectFrom, val }) =>
        selectFrom("users")
          .select([
            val(blockerId).$castTo<string>().as("blocker_id"),
            "users.id",
            sql<string | null>`${nickname}::text`.as("nickname"),
            sql<Date>`${now}::timestamptz`.as("created_at"),
          ])
          .where("users.id", "=", blockedId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  has: async (blockerId: string, blockedId: string): Promise<boolean> => {
    const row = await db
      .selectFrom("blocks")
      .select("blocker_id")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Harmless when there is none. */
  remove: (blockerId: string, blockedId: string) =>
    db
      .deleteFrom("blocks")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .execute(),
  /**
   * Lists the members whom a member has blocked, the latest first, by the names that they had at the time. A
   * member who could not be found at the time is left out: an entry would show that they exist, and so have
   * blocked the member (decision 0021).
   */
  list: (blockerId: string, limit: number) =>
    db
      .selectFrom("blocks")
      .select(["blocked_id as blockedId", "nickname", "created_at as createdAt"])
      .where("blocker_id", "=", blockerId)
      .where("nickname", "is not", null)
      .$narrowType<{ nickname: string }>()
      .orderBy("created_at", "desc")
      .orderBy("blocked_id")
      .limit(limit)
      .execute(),
});
