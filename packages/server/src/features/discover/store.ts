import { type Kysely, sql } from "kysely";
import { asUuids } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";

/** The order in which a member sees candidates, kept from the first page on. */
interface FeedRanking {
  readonly id: string;
  readonly memberId: string;
  /** Identifies the criteria for which it was made. */
  readonly criteriaKey: string;
  /** Each id once. It only ever grows, at its end. */
  readonly candidateIds: readonly string[];
  readonly createdAt: Date;
}

/** The most feeds of a member that can be read at a time. */
const MAX_OF_A_MEMBER = 5;

export const feedRankingStore = (db: Kysely<Schema>) => ({
  /** Keeps a ranking; of a member's the newest few stay, one for each device that is scrolling. */
  add: ({ id, memberId, criteriaKey, candidateIds, createdAt }: FeedRanking) =>
    db
      .with("former", (cte) =>
        cte.deleteFrom("feed_rankings").where("id", "in", (former) =>
          former
            .selectFrom("feed_rankings")
            .select("id")
            .where("user_id", "=", memberId)
            .orderBy("created_at", "desc")
            .offset(MAX_OF_A_MEMBER - 1),
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
      .execute(),
  find: (id: string, memberId: string) =>
    db
      .selectFrom("feed_rankings")
      .select(["criteria_key as criteriaKey", "candidate_ids as candidateIds"])
      .where("id", "=", id)
      .where("user_id", "=", memberId)
      .executeTakeFirst(),
  /**
   * Adds candidates to the end of a ranking that has `length` of them; when another page has added some
   * in the meantime, nothing is added. @returns all candidates; undefined when the ranking is gone
   */
  extend: async (id: string, length: number, more: readonly string[]) => {
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
});
