import { type Kysely, sql } from "kysely";
import type { BlockStore } from "../services/blocks/block-store.ts";
import { isPresent } from "./is-present.ts";
import type { Schema } from "./schema.ts";

/** Blocks in the database. */
export const createBlockStore = (db: Kysely<Schema>): BlockStore => ({
  add: async ({ blockerId, blockedId, createdAt }) => {
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
  has: async (blockerId, blockedId) => {
    const row = await db
      .selectFrom("blocks")
      .select("blocker_id")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .executeTakeFirst();
    return row !== undefined;
  },
  remove: async (blockerId, blockedId) => {
    await db
      .deleteFrom("blocks")
      .where("blocker_id", "=", blockerId)
      .where("blocked_id", "=", blockedId)
      .execute();
  },
  list: (blockerId, limit) =>
    db
      .selectFrom("blocks")
      .innerJoin("users", "users.id", "blocks.blocked_id")
      .select((eb) => [
        "blocks.blocked_id as blockedId",
        sql<string | null>`case when ${isPresent(eb.ref("users.id"))} then users.nickname end`.as(
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
