import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";

export interface ContactMessage {
  /** The stamp's that it came with. */
  readonly id: string;
  /** The sender's own id, the same each time they send it; null if they gave none. */
  readonly clientMessageId: string | null;
  /** Null for a visitor. */
  readonly memberId: string | null;
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** Outcome of adding a message; `known`: its sender has sent it before, by the client's own id. */
type AddedContact = "added" | "known" | "stampUsed";

export const contactStore = (db: Kysely<Schema>) => ({
  /** Adds a message once, however often and with whichever stamp it comes. */
  add: async (message: ContactMessage): Promise<AddedContact> => {
    const added = await db
      .insertInto("contact_messages")
      .values({
        id: message.id,
        client_msg_id: message.clientMessageId,
        member_id: message.memberId,
        full_name: message.fullName,
        email: message.email,
        subject: message.subject,
        message: message.message,
        created_at: message.createdAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added !== undefined) return "added";
    if (message.clientMessageId === null) return "stampUsed";
    const known = await db
      .selectFrom("contact_messages")
      .select("id")
      .where("client_msg_id", "=", message.clientMessageId)
      .executeTakeFirst();
    return known === undefined ? "stampUsed" : "known";
  },
  find: async (id: string): Promise<ContactMessage | undefined> =>
    db
      .selectFrom("contact_messages")
      .select([
        "id",
        "client_msg_id as clientMessageId",
        "member_id as memberId",
        "full_name as fullName",
        "email",
        "subject",
        "message",
        "created_at as createdAt",
      ])
      .where("id", "=", id)
      .executeTakeFirst(),
});
