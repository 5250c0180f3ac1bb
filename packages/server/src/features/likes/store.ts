import { type Kysely, type Selectable, sql } from "kysely";
import type { PageRequest } from "../../foundation/page.ts";
import { isVisibleTo } from "../../database/visible.ts";
import { countOf, olderThan } from "../../database/sql.ts";
import type { Schema } from "../../database/schema.ts";
import type { Reaction } from "./rules.ts";

export interface ReceivedLikes {
  readonly memberId: string;
  /** Later likes can still be taken back and are not shown yet. */
  readonly until: Date;
}

/** When a like came first, by a query that reads it as `given` and what was sent as `sent`. */
const firstSentAt = sql<Date>`coalesce(sent.sent_at, given.decided_at)`;

export function likeStore(db: Kysely<Schema>) {
  const received = ({ memberId, until }: ReceivedLikes) =>
    db
      .selectFrom("decisions as given")
      .leftJoin("sent_likes as sent", (join) =>
        join
          .onRef("sent.member_id", "=", "given.member_id")
          .onRef("sent.candidate_id", "=", "given.candidate_id"),
      )
      .where("given.candidate_id", "=", memberId)
      .where("given.action", "=", "like")
      .where("given.decided_at", "<=", until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("decisions as answer")
              .select(sql`1`.as("one"))
              .where("answer.member_id", "=", memberId)
              .whereRef("answer.candidate_id", "=", "given.member_id"),
          ),
        ),
      )
      .where((eb) => isVisibleTo(memberId, eb.ref("given.member_id")));
  const given = (memberId: string) =>
    db
      .selectFrom("decisions as given")
      .where("given.member_id", "=", memberId)
      .where("given.action", "=", "like")
      .where((eb) => isVisibleTo(memberId, eb.ref("given.candidate_id")));
  return {
    find: async (memberId: string, candidateId: string): Promise<Reaction | undefined> => {
      const row = await db
        .selectFrom("decisions")
        .selectAll()
        .where("member_id", "=", memberId)
        .where("candidate_id", "=", candidateId)
        .executeTakeFirst();
      return row && asReaction(row);
    },
    /** Keeps a reaction in the place of an older one. */
    save: async ({
      memberId,
      candidateId,
      action,
      message,
      isHeld = false,
      reactedAt,
      saidAt = reactedAt,
    }: Reaction) => {
      // Each later than the member's last: a ruling holds up to a moment, with no two texts in one.
      const moment = sql<Date>`greatest(${saidAt}::timestamptz, (
        select max(said_at) + interval '1 millisecond' from decisions as other
        where other.member_id = ${memberId}))`;
      const values = {
        action,
        message,
        held: isHeld,
        said_at: message === null ? null : moment,
        decided_at: reactedAt,
      };
      await db
        .insertInto("decisions")
        .values({ member_id: memberId, candidate_id: candidateId, ...values })
        .onConflict((conflict) =>
          conflict.columns(["member_id", "candidate_id"]).doUpdateSet({
            ...values,
            said_at: sql<Date | null>`case
              when decisions.message is not distinct from excluded.message then decisions.said_at
              else excluded.said_at end`,
            // A ruling about a text holds for that text alone.
            discarded: sql<boolean>`decisions.discarded
              and decisions.message is not distinct from excluded.message`,
          }),
        )
        .execute();
    },
    remove: (memberId: string, candidateId: string) =>
      db
        .deleteFrom("decisions")
        .where("member_id", "=", memberId)
        .where("candidate_id", "=", candidateId)
        .execute(),
    /** Likes that wait for the member's answer, the newest first. */
    pageReceived: async (likes: ReceivedLikes, { after, limit }: PageRequest) => {
      const rows = await received(likes)
        .select(["given.member_id as candidateId", firstSentAt.as("createdAt")])
        .select(["given.message", "given.held"])
        .where(olderThan(firstSentAt, "given.member_id", after))
        .orderBy("createdAt", "desc")
        .orderBy("given.member_id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ held, message, ...like }) => ({
        ...like,
        matchedAt: null,
        message: held ? null : message,
      }));
    },
    countReceived: (likes: ReceivedLikes) => countOf(received(likes)),
    /** Likes that the member gave, waiting or returned, the newest first. */
    pageGiven: (memberId: string, { after, limit }: PageRequest) =>
      given(memberId)
        .leftJoin("matches as match", (join) =>
          join
            .on("match.ended_at", "is", null)
            .on(sql`match.low_id`, "=", sql`least(given.member_id, given.candidate_id)`)
            .on(sql`match.high_id`, "=", sql`greatest(given.member_id, given.candidate_id)`),
        )
        .select([
          "given.candidate_id as candidateId",
          "given.decided_at as createdAt",
          "given.message",
          "match.created_at as matchedAt",
        ])
        .where(olderThan("given.decided_at", "given.candidate_id", after))
        .orderBy("given.decided_at", "desc")
        .orderBy("given.candidate_id", "desc")
        .limit(limit)
        .execute(),
    countGiven: (memberId: string) => countOf(given(memberId)),
  };
}

const asReaction = (row: Selectable<Schema["decisions"]>): Reaction => ({
  memberId: row.member_id,
  candidateId: row.candidate_id,
  action: row.action as Reaction["action"],
  message: row.message,
  isHeld: row.held,
  reactedAt: row.decided_at,
});
