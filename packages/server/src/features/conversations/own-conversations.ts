import { type InferResult, type Kysely, sql } from "kysely";
import type { Conversation } from "./rules.ts";
import { isActive, notSeparated } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

/**
 * The conversations of a member, without those that they deleted and in which nothing was said since. Advice
 * about a member, and the member's twin, are left out if the two are apart, or that member is suspended or
 * deleted; conversations with them stay, closed: a block ends a match as an unmatch does. A suspended or
 * deleted member is a former member to others until they come back, but not in their own copy, which the
 * operator makes.
 */
export const ownConversations = (db: Kysely<Schema>, memberId: string) =>
  db
    .selectFrom("conversation_members as own")
    .innerJoin("conversations as conversation", "conversation.id", "own.conversation_id")
    .leftJoin("conversation_members as other", (join) =>
      join
        .onRef("other.conversation_id", "=", "own.conversation_id")
        .onRef("other.member_id", "<>", "own.member_id"),
    )
    .leftJoin("users as absentee", (join) =>
      join
        .onRef("absentee.id", "=", "other.member_id")
        .on(({ eb, or }) =>
          or([
            eb("absentee.suspended_at", "is not", null),
            eb("absentee.deleted_at", "is not", null),
          ]),
        ),
    )
    .where("own.member_id", "=", memberId)
    .where(({ eb, or }) =>
      or([
        eb("own.hidden_at", "is", null),
        eb("conversation.last_seq", ">", eb.ref("own.hidden_seq")),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb("conversation.subject_id", "is", null),
        eb(notSeparated(memberId, sql<string>`conversation.subject_id`), "=", true),
      ]),
    )
    .where(({ eb, or, ref }) =>
      or([
        eb("conversation.subject_id", "=", memberId),
        eb(isActive(ref("conversation.subject_id")), "=", true),
      ]),
    )
    .select([
      "conversation.id",
      "conversation.type",
      "conversation.subject_id",
      "conversation.last_seq",
      sql<string | null>`case when absentee.id is null then conversation.match_id end`.as(
        "match_id",
      ),
      // Null with an AI, and where the other is a former member.
      sql<string | null>`case when absentee.id is null then other.member_id end`.as("other_id"),
      sql<Date | null>`coalesce(
        conversation.closed_at, least(absentee.suspended_at, absentee.deleted_at))`.as("closed_at"),
    ]);

/**
 * Selects the conversations that are listed. Opening a sheet with advice creates a conversation; to the
 * member, one without messages is none.
 */
export const listedConversations = (db: Kysely<Schema>, memberId: string) =>
  ownConversations(db, memberId).where(({ eb, or }) =>
    or([
      eb("conversation.type", "<>", "advisor"),
      eb("conversation.last_seq", ">", eb.ref("own.hidden_seq")),
    ]),
  );

type OwnConversationRow = InferResult<ReturnType<typeof ownConversations>>[number];

export const asConversation = (memberId: string, row: OwnConversationRow): Conversation => ({
  id: row.id,
  // The migration lets no other in.
  type: row.type as Conversation["type"],
  memberIds: row.other_id === null ? [memberId] : [memberId, row.other_id],
  subjectId: row.subject_id,
  matchId: row.match_id,
  closedAt: row.closed_at,
  lastSeq: Number(row.last_seq),
});
