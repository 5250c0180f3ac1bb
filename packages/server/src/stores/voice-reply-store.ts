import type { Kysely } from "kysely";
import type { VoiceReplyStore } from "../services/voice-queries/voice-reply-store.ts";
import type { Schema } from "./schema.ts";

/** Spoken answers in the database. */
export function createVoiceReplyStore(db: Kysely<Schema>): VoiceReplyStore {
  return {
    add: async ({ id, messageId, memberId, file, createdAt }) => {
      await db
        .insertInto("voice_replies")
        .values({ id, message_id: messageId, member_id: memberId, file, created_at: createdAt })
        .execute();
    },
    find: async (memberId, id) =>
      db
        .selectFrom("voice_replies as reply")
        .innerJoin("messages", "messages.id", "reply.message_id")
        .innerJoin("conversation_members as reader", (join) =>
          join
            .onRef("reader.conversation_id", "=", "messages.conversation_id")
            .onRef("reader.member_id", "=", "reply.member_id")
            .onRef("reader.hidden_seq", "<", "messages.seq"),
        )
        .select(["messages.conversation_id as conversationId", "reply.file"])
        .where("reply.id", "=", id)
        .where("reply.member_id", "=", memberId)
        .executeTakeFirst(),
    known: async (files) => {
      if (files.length === 0) return new Set();
      const query = db.selectFrom("voice_replies").select("file").where("file", "in", files);
      return new Set((await query.execute()).map(({ file }) => file));
    },
    eraseOlder: async (before) => {
      await db.deleteFrom("voice_replies").where("created_at", "<", before).execute();
    },
  };
}
