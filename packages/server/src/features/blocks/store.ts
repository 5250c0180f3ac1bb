import { type Kysely, sql } from "kysely";
import { isActive } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

export interface Block {
  readonly blockedId: string;
  /** Null for a member without one, and for an erased account. */
  readonly nickname: string | null;
  readonly createdAt: Date;
}

export const blockStore = (db: Kysely<Schema>) => ({
  /** Harmless when it is there, and for who is erased. */
  add: async ({
    blockerId,
    blockedId,
    createdAt,
  }: {
    readonly blockerId: string;
    readonly blockedId: string;
    readonly createdAt: Date;
  }) => {
    await db
      .insertInto("blocks")
      .columns(["blocker_id", "blocked_id", "created_at"])
      .expression(({ selectFrom, val }) =>
        selectFrom("users")
          .select([
            val(blockerId).$castTo<string>().as("blocker_id"),
            "users.id",
            sql<Date>`${createdAt}::timestamptz`.as("created_at"),
          ])
          .where("users.id", "=", blockedId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
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
  remove: async (blockerId: string, blockedId: string) => {
    await db
      .deleteFrom("blocks")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .execute();
  },
  /** The latest first. */
  list: (blockerId: string, limit: number): Promise<readonly Block[]> =>
    db
      .selectFrom("blocks")
      .innerJoin("users", "users.id", "blocks.blocked_id")
      .select((eb) => [
        "blocks.blocked_id as blockedId",
        sql<string | null>`case when ${isActive(eb.ref("users.id"))} then users.nickname end`.as(
          "nickname",
        ),
        "blocks.created_at as createdAt",
      ])
      .where("blocks.blocker_id", "=", blockerId)
      .orderBy("blocks.created_at", "desc")
      .orderBy("blocks.blocked_id")
      .limit(limit)
      .execute(),
});
