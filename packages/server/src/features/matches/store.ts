import { type Kysely, sql } from "kysely";
import type { PageRequest } from "../../foundation/page.ts";
import { isActive } from "../../database/visible.ts";
import { countOf, olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";
import type { Pair } from "../../foundation/pair.ts";

export interface Match extends Pair {
  readonly id: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

export interface OwnMatch {
  readonly id: string;
  readonly createdAt: Date;
  readonly candidateId: string;
  /** Null until one of them opened their conversation. */
  readonly conversationId: string | null;
}

export function matchStore(db: Kysely<Schema>) {
  const ofMember = (memberId: string) =>
    db
      .selectFrom("matches as match")
      .where("match.ended_at", "is", null)
      .where(({ eb, or }) =>
        or([eb("match.low_id", "=", memberId), eb("match.high_id", "=", memberId)]),
      )
      .where(isActive(otherOf(memberId)));
  return {
    /**
     * Locks a pair until the transaction ends: of two changes of what they are to each other, one waits for
     * the other and then sees what it did.
     */
    lockPair: async ({ lowId, highId }: Pair) => {
      const key = sql`hashtextextended(${lowId} || ${highId}, 0)`;
      await sql`select pg_advisory_xact_lock(${key})`.execute(db);
    },
    /** Keeps a new match. @throws when the pair has one that is not ended */
    add: ({ id, lowId, highId, createdAt }: Omit<Match, "endedAt">) =>
      db
        .insertInto("matches")
        .values({ id, low_id: lowId, high_id: highId, created_at: createdAt })
        .execute(),
    find: (id: string): Promise<Match | undefined> =>
      db.selectFrom("matches").select(matchColumns).where("id", "=", id).executeTakeFirst(),
    /** The newest match of a pair, ended or not. */
    findLatest: ({ lowId, highId }: Pair): Promise<Match | undefined> =>
      db
        .selectFrom("matches")
        .select(matchColumns)
        .where("low_id", "=", lowId)
        .where("high_id", "=", highId)
        .orderBy("created_at", "desc")
        .orderBy("ended_at", (order) => order.desc().nullsFirst())
        .limit(1)
        .executeTakeFirst(),
    /** Ends a match, and turns both likes into passes: neither is suggested to the other again. */
    end: async ({ id, lowId, highId }: Match, now: Date) => {
      await db.updateTable("matches").set({ ended_at: now }).where("id", "=", id).execute();
      await db
        .updateTable("decisions")
        .set({ action: "pass", message: null })
        .where("member_id", "in", [lowId, highId])
        .where("candidate_id", "in", [lowId, highId])
        .execute();
    },
    /** A member's matches that are not ended, the newest first. */
    page: (memberId: string, { after, limit }: PageRequest): Promise<readonly OwnMatch[]> =>
      ofMember(memberId)
        .leftJoin("conversations", "conversations.match_id", "match.id")
        .select([
          "match.id",
          "match.created_at as createdAt",
          otherOf(memberId).as("candidateId"),
          "conversations.id as conversationId",
        ])
        .where(olderThan("match.created_at", "match.id", after))
        .orderBy("match.created_at", "desc")
        .orderBy("match.id", "desc")
        .limit(limit)
        .execute(),
    count: (memberId: string) => countOf(ofMember(memberId)),
    eraseEnded: async (before: Date) => {
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

const matchColumns = [
  "id",
  "low_id as lowId",
  "high_id as highId",
  "created_at as createdAt",
  "ended_at as endedAt",
] as const;
