import type { Kysely } from "kysely";
import type { BlockStore } from "../services/blocks/block-store.ts";
import type { Schema } from "./schema.ts";

/** Blocks in the database. */
export const createBlockStore = (db: Kysely<Schema>): BlockStore => ({
  add: async ({ blockerId, blockedId, createdAt }) => {
    await db
      .insertInto("blocks")
      .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: createdAt })
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
});
