import { type Kysely, sql } from "kysely";
import type { ConversationStore } from "../services/conversations/conversation-store.ts";
import type { Schema } from "./schema.ts";

/** Conversations and their messages in the database. */
export function createConversationStore(db: Kysely<Schema>): ConversationStore {
  return {
    findOfMatch: async (matchId) => {
      const query = db.selectFrom("conversations").select("id").where("match_id", "=", matchId);
      return (await query.executeTakeFirst())?.id;
    },
    openOfMatch: async ({ id, matchId, memberIds, createdAt }) => {
      await db
        .insertInto("conversations")
        .values({ id, type: "user", match_id: matchId, created_at: createdAt })
        .execute();
      await db
        .insertInto("conversation_members")
        .values(memberIds.map((memberId) => ({ conversation_id: id, member_id: memberId })))
        .execute();
    },
    closeOfMatch: async (matchId, now) => {
      const closed = await db
        .updateTable("conversations")
        .set({ closed_at: now })
        .where("match_id", "=", matchId)
        .returning("id")
        .executeTakeFirst();
      return closed?.id;
    },
    addText: async ({ id, conversationId, senderId, text, createdAt }) => {
      const { last_seq: seq } = await db
        .updateTable("conversations")
        .set({ last_seq: sql`last_seq + 1` })
        .where("id", "=", conversationId)
        .returning("last_seq")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("messages")
        .values({
          conversation_id: conversationId,
          seq,
          id,
          sender_id: senderId,
          kind: "text",
          text,
          created_at: createdAt,
        })
        .execute();
    },
    hasMembers: async (conversationId, memberIds) => {
      const rows = await db
        .selectFrom("conversation_members as member")
        .innerJoin("conversations", "conversations.id", "member.conversation_id")
        .select("member.member_id")
        .where("conversations.id", "=", conversationId)
        .where("conversations.type", "=", "user")
        .where("member.member_id", "in", memberIds)
        .execute();
      return rows.length === memberIds.length;
    },
    copyNewest: async (conversationId, most) => {
      const rows = await db
        .selectFrom("messages")
        .select(["id", "sender_id", "kind", "text", "created_at"])
        .where("conversation_id", "=", conversationId)
        .orderBy("seq", "desc")
        .limit(most)
        .execute();
      return rows
        .toReversed()
        .map(({ created_at, ...message }) => ({ ...message, sent_at: created_at.toISOString() }));
    },
  };
}
