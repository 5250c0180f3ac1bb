import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";

interface VoiceReply {
  readonly id: string;
  readonly messageId: string;
  readonly memberId: string;
  readonly file: string;
  readonly createdAt: Date;
}

export const voiceReplyStore = (db: Kysely<Schema>) => ({
  add: ({ id, messageId, memberId, file, createdAt }: VoiceReply) =>
    db
      .insertInto("voice_replies")
      .values({ id, message_id: messageId, member_id: memberId, file, created_at: createdAt })
      .execute(),
  find: async (memberId: string, id: string) =>
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
});
