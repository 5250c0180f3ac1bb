import { type Kysely, sql } from "kysely";
import type { Message } from "../../live/delivery.ts";
import { asMessage } from "../messages/message-row.ts";
import type { Schema } from "../../database/schema.ts";

export const answerLease = (conversationId: string): string => `answer:${conversationId}`;

export function unansweredStore(db: Kysely<Schema>) {
  const questions = (since: Date) =>
    db
      .selectFrom("unanswered_messages as unanswered")
      .innerJoin("messages", (join) =>
        join
          .onRef("messages.conversation_id", "=", "unanswered.conversation_id")
          .onRef("messages.seq", "=", "unanswered.seq"),
      )
      .innerJoin("conversations", "conversations.id", "unanswered.conversation_id")
      .innerJoin("conversation_members as reader", (join) =>
        join
          .onRef("reader.conversation_id", "=", "unanswered.conversation_id")
          .onRef("reader.member_id", "=", "conversations.owner_id")
          .onRef("reader.hidden_seq", "<", "unanswered.seq"),
      )
      .where("messages.created_at", ">=", since);
  return {
    /** Open conversations with questions that are not older, and that no process answers, the oldest first. */
    find: (since: Date) =>
      questions(since)
        .leftJoin("leases", (join) =>
          join
            .on("leases.name", "=", sql<string>`${answerLease("")} || conversations.id`)
            .on("leases.until", ">=", sql<Date>`now()`),
        )
        .where("conversations.closed_at", "is", null)
        .where("leases.name", "is", null)
        .select(["conversations.id as conversationId", "reader.member_id as memberId"])
        .groupBy(["conversations.id", "reader.member_id"])
        .orderBy(({ fn }) => fn.min("messages.created_at"))
        .execute(),
    /** The questions of a conversation that are not older and that its member still sees, in order. */
    of: async (conversationId: string, since: Date): Promise<readonly Message[]> => {
      const rows = await questions(since)
        .where("unanswered.conversation_id", "=", conversationId)
        .selectAll("messages")
        .orderBy("messages.seq")
        .execute();
      return rows.map(asMessage);
    },
    drop: async (conversationId: string, seqs: readonly number[]) => {
      if (seqs.length === 0) return;
      await db
        .deleteFrom("unanswered_messages")
        .where("conversation_id", "=", conversationId)
        .where("seq", "in", seqs)
        .execute();
    },
    dropOlder: (before: Date) =>
      db
        .deleteFrom("unanswered_messages as unanswered")
        .using("messages")
        .whereRef("messages.conversation_id", "=", "unanswered.conversation_id")
        .whereRef("messages.seq", "=", "unanswered.seq")
        .where("messages.created_at", "<", before)
        .execute(),
  };
}
