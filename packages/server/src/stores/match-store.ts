import { type Kysely, type Selectable, sql } from "kysely";
import type { Match } from "../services/matches/match.ts";
import type { MatchStore } from "../services/matches/match-store.ts";
import { isPresent } from "./is-present.ts";
import { olderThan } from "./older-than.ts";
import type { Schema } from "./schema.ts";

/** Matches in the database. */
export function createMatchStore(db: Kysely<Schema>): MatchStore {
  const ofMember = (memberId: string) =>
    db
      .selectFrom("matches as match")
      .where("match.ended_at", "is", null)
      .where(({ eb, or }) =>
        or([eb("match.low_id", "=", memberId), eb("match.high_id", "=", memberId)]),
      )
      .where(isPresent(otherOf(memberId)));
  return {
    holdPair: async ({ lowId, highId }) => {
      const key = sql`hashtextextended(${lowId} || ${highId}, 0)`;
      await sql`select pg_advisory_xact_lock(${key})`.execute(db);
    },
    add: async ({ id, lowId, highId, createdAt }) => {
      await db
        .insertInto("matches")
        .values({ id, low_id: lowId, high_id: highId, created_at: createdAt })
        .execute();
    },
    find: async (id) => {
      const query = db.selectFrom("matches").selectAll().where("id", "=", id);
      return asMatch(await query.executeTakeFirst());
    },
    findLatest: async ({ lowId, highId }) => {
      const query = db
        .selectFrom("matches")
        .selectAll()
        .where("low_id", "=", lowId)
        .where("high_id", "=", highId)
        .orderBy("created_at", "desc")
        .orderBy("ended_at", (order) => order.desc().nullsFirst())
        .limit(1);
      return asMatch(await query.executeTakeFirst());
    },
    end: async (id, now) => {
      await db.updateTable("matches").set({ ended_at: now }).where("id", "=", id).execute();
    },
    page: async (memberId, { after, limit }) => {
      const rows = await ofMember(memberId)
        .leftJoin("conversations", "conversations.match_id", "match.id")
        .select([
          "match.id",
          "match.low_id",
          "match.high_id",
          "match.created_at",
          "conversations.id as conversation_id",
        ])
        .where(olderThan("match.created_at", "match.id", after))
        .orderBy("match.created_at", "desc")
        .orderBy("match.id", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        candidateId: row.low_id === memberId ? row.high_id : row.low_id,
        conversationId: row.conversation_id,
      }));
    },
    count: async (memberId) => {
      const query = ofMember(memberId).select(({ fn }) => fn.countAll<number>().as("count"));
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    eraseEnded: async (before) => {
      await db
        .deleteFrom("conversations")
        .using("matches")
        .whereRef("matches.id", "=", "conversations.match_id")
        .where("matches.ended_at", "<", before)
        .execute();
      await db.deleteFrom("matches").where("ended_at", "<", before).execute();
    },
  };
}

const otherOf = (memberId: string) =>
  sql<string>`case when match.low_id = ${memberId} then match.high_id else match.low_id end`;

const asMatch = (row: Selectable<Schema["matches"]> | undefined): Match | undefined =>
  row && {
    id: row.id,
    lowId: row.low_id,
    highId: row.high_id,
    createdAt: row.created_at,
    endedAt: row.ended_at,
  };
