import type { Kysely } from "kysely";
import type { Message } from "../services/messages/message.ts";
import type { MessageStore } from "../services/messages/message-store.ts";
import { addMessage } from "./add-message.ts";
import { isPresent } from "./is-present.ts";
import { asMessage } from "./message-row.ts";
import type { Schema } from "./schema.ts";

/** What was said in conversations, in the database. */
export function createMessageStore(db: Kysely<Schema>): MessageStore {
  const visible = (memberId: string, conversationId: string) =>
    db
      .selectFrom("messages")
      .innerJoin("conversation_members as reader", (join) =>
        join
          .onRef("reader.conversation_id", "=", "messages.conversation_id")
          .onRef("reader.hidden_seq", "<", "messages.seq"),
      )
      .where("reader.member_id", "=", memberId)
      .where("messages.conversation_id", "=", conversationId);
  const shown = (memberId: string, conversationId: string) =>
    visible(memberId, conversationId)
      .selectAll("messages")
      .select((eb) => isPresent(eb.ref("messages.sender_id")).as("is_sender_present"));
  const one = async (rows: Promise<readonly Parameters<typeof asMessage>[0][]>) => {
    const [row] = await rows;
    return row && asMessage(row);
  };
  return {
    add: (message, presentIds, answering) => addMessage(db, message, presentIds, answering),
    findSent: (conversationId, senderId, clientMessageId) =>
      one(
        db
          .selectFrom("messages")
          .selectAll()
          .where("conversation_id", "=", conversationId)
          .where("sender_id", "=", senderId)
          .where("client_msg_id", "=", clientMessageId)
          .execute(),
      ),
    find: (conversationId, messageId) =>
      one(
        db
          .selectFrom("messages")
          .selectAll()
          .where("conversation_id", "=", conversationId)
          .where("id", "=", messageId)
          .execute(),
      ),
    findFor: (memberId, conversationId, messageId) =>
      one(
        visible(memberId, conversationId)
          .selectAll("messages")
          .where("messages.id", "=", messageId)
          .execute(),
      ),
    page: async (memberId, conversationId, { before, skip, limit }) => {
      const rows = await shown(memberId, conversationId)
        .$if(before !== undefined, (query) => query.where("messages.seq", "<", before ?? 0))
        .orderBy("messages.seq", "desc")
        .offset(skip)
        .limit(limit)
        .execute();
      return rows.map(asShown);
    },
    readOn: async (memberId, conversationId, afterSeq, limit) => {
      const rows = await shown(memberId, conversationId)
        .where("messages.seq", ">", afterSeq)
        .orderBy("messages.seq")
        .limit(limit)
        .execute();
      return rows.map(asShown);
    },
    count: async (memberId, conversationId) => {
      const query = visible(memberId, conversationId).select(({ fn }) =>
        fn.countAll<number>().as("count"),
      );
      return Number((await query.executeTakeFirstOrThrow()).count);
    },
    after: async (conversationId, seq, limit) => {
      const rows = await db
        .selectFrom("messages")
        .selectAll()
        .where("conversation_id", "=", conversationId)
        .where("seq", ">", seq)
        .orderBy("seq")
        .limit(limit)
        .execute();
      return rows.map(asMessage);
    },
    setTranscript: async (messageId, transcript) => {
      await db.updateTable("messages").set({ transcript }).where("id", "=", messageId).execute();
    },
    known: async (files) => {
      if (files.length === 0) return new Set();
      const rows = await db
        .selectFrom("messages")
        .select("audio_file")
        .where("audio_file", "in", files)
        .execute();
      return new Set(rows.flatMap(({ audio_file }) => audio_file ?? []));
    },
  };
}

/** From nobody, where its sender is absent now. */
const asShown = ({
  is_sender_present,
  sender_id,
  ...row
}: Parameters<typeof asMessage>[0] & { readonly is_sender_present: boolean }): Message =>
  asMessage({ ...row, sender_id: is_sender_present ? sender_id : null });
