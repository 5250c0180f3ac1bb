import { type Kysely, sql } from "kysely";
import { answerLease, type UnansweredStore } from "../services/answers/unanswered-store.ts";
import { asMessage } from "./message-row.ts";
import type { Schema } from "./schema.ts";

/** What twins and the advisor have yet to answer, in the database. */
export function createUnansweredStore(db: Kysely<Schema>): UnansweredStore {
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
    find: async (since) => {
      const rows = await questions(since)
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
        .execute();
      return rows;
    },
    of: async (conversationId, since) => {
      const rows = await questions(since)
        .where("unanswered.conversation_id", "=", conversationId)
        .selectAll("messages")
        .orderBy("messages.seq")
        .execute();
      return rows.map(asMessage);
    },
    drop: async (conversationId, seqs) => {
      if (seqs.length === 0) return;
      await db
        .deleteFrom("unanswered_messages")
        .where("conversation_id", "=", conversationId)
        .where("seq", "in", seqs)
        .execute();
    },
    dropOlder: async (before) => {
      await db
        .deleteFrom("unanswered_messages as unanswered")
        .using("messages")
        .whereRef("messages.conversation_id", "=", "unanswered.conversation_id")
        .whereRef("messages.seq", "=", "unanswered.seq")
        .where("messages.created_at", "<", before)
        .execute();
    },
  };
}
