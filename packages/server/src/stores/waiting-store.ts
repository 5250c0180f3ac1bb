import { type Kysely, sql } from "kysely";
import type { WaitingStore } from "../services/messages/waiting-store.ts";
import { ownConversations } from "./own-conversations.ts";
import type { Schema } from "./schema.ts";

/** Messages that wait unread, in the database. */
export const createWaitingStore = (db: Kysely<Schema>): WaitingStore => ({
  find: async (userId) => {
    const row = await db
      .selectFrom(
        ownConversations(db, userId)
          .select(sql<number>`greatest(own.read_seq, own.hidden_seq)`.as("seen_seq"))
          .as("listed"),
      )
      .innerJoin("messages", "messages.conversation_id", "listed.id")
      .innerJoin("users", (join) => join.on("users.id", "=", userId))
      .where("listed.type", "=", "user")
      .where("listed.closed_at", "is", null)
      .whereRef("messages.seq", ">", "listed.seen_seq")
      .where("messages.sender_id", "<>", userId)
      .where(({ eb, or }) =>
        or([
          eb("users.message_mailed_at", "is", null),
          eb("messages.created_at", ">", eb.ref("users.message_mailed_at")),
        ]),
      )
      .select(["messages.created_at as since", "users.message_mailed_at as mailedAt"])
      .orderBy("messages.created_at")
      .limit(1)
      .executeTakeFirst();
    return row;
  },
  noteMailed: async (userId, now) => {
    await db
      .updateTable("users")
      .set({ message_mailed_at: now })
      .where("id", "=", userId)
      .execute();
  },
});
