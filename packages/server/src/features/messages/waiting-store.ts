import { type Kysely, sql } from "kysely";
import { ownConversations } from "../conversations/own-conversations.ts";
import type { Schema } from "../../database/schema.ts";

/** What waits for a member in conversations with people. */
interface Waiting {
  /** When the oldest unread message was sent that no mail has mentioned. */
  readonly since: Date;
  /** When the last mail about waiting messages went out. */
  readonly mailedAt: Date | null;
}

/** Messages that wait unread, in the database. */
export const waitingStore = (db: Kysely<Schema>) => ({
  /**
   * What waits for a member in conversations that they can see and that go on, said by people. Nothing where
   * all of it is read, or a mail has mentioned it.
   */
  find: async (userId: string): Promise<Waiting | undefined> => {
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
  /** Notes that a mail about all that waits went out. */
  noteMailed: async (userId: string, now: Date) => {
    await db
      .updateTable("users")
      .set({ message_mailed_at: now })
      .where("id", "=", userId)
      .execute();
  },
});
