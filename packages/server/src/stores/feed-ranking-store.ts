import { type Kysely, sql } from "kysely";
import type { FeedRankingStore } from "../services/discover/feed-ranking.ts";
import { asUuids } from "./as-uuids.ts";
import type { Schema } from "./schema.ts";

/** So many feeds of a member can be read at a time. */
const MOST_OF_A_MEMBER = 5;

/** Rankings of feeds in the database. */
export const createFeedRankingStore = (db: Kysely<Schema>): FeedRankingStore => ({
  add: async ({ id, memberId, criteriaKey, candidateIds, createdAt }) => {
    await db
      .with("former", (cte) =>
        cte.deleteFrom("feed_rankings").where("id", "in", (former) =>
          former
            .selectFrom("feed_rankings")
            .select("id")
            .where("user_id", "=", memberId)
            .orderBy("created_at", "desc")
            .offset(MOST_OF_A_MEMBER - 1),
        ),
      )
      .insertInto("feed_rankings")
      .values({
        id,
        user_id: memberId,
        criteria_key: criteriaKey,
        candidate_ids: asUuids(candidateIds),
        created_at: createdAt,
      })
      .execute();
  },
  find: async (id, memberId) => {
    const row = await db
      .selectFrom("feed_rankings")
      .selectAll()
      .where("id", "=", id)
      .where("user_id", "=", memberId)
      .executeTakeFirst();
    return (
      row && {
        id,
        memberId,
        criteriaKey: row.criteria_key,
        candidateIds: row.candidate_ids,
        createdAt: row.created_at,
      }
    );
  },
  extend: async (id, length, more) => {
    const extended = await db
      .updateTable("feed_rankings")
      .set({ candidate_ids: sql`candidate_ids || ${asUuids(more)}` })
      .where("id", "=", id)
      .where(sql<number>`cardinality(candidate_ids)`, "=", length)
      .returning("candidate_ids")
      .executeTakeFirst();
    if (extended !== undefined) return extended.candidate_ids;
    const row = await db
      .selectFrom("feed_rankings")
      .select("candidate_ids")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.candidate_ids;
  },
  eraseOlder: async (than) => {
    await db.deleteFrom("feed_rankings").where("created_at", "<", than).execute();
  },
});
