import { type Kysely, sql } from "kysely";
import { asMessage } from "./message-row.ts";
import type { Message } from "../../live/delivery.ts";
import { addMessage, type MessageDraft } from "./add-message.ts";
import { countOf } from "../../database/sql.ts";
import { isActive } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

export interface StoredMessage {
  readonly message: Message;
  readonly memberIds: readonly string[];
}

interface MessageRange {
  /** Only those before this one. */
  readonly before: number | undefined;
  /** How many of the newest to leave out. */
  readonly skip: number;
  readonly limit: number;
}

/** The relation of a message to the questions to a twin or the advisor. */
export interface Answering {
  /** Whether the message needs an answer. */
  readonly isQuestion?: boolean;
  /** The questions that it answers. If none of them is still unanswered, it is not added. */
  readonly answers?: readonly number[];
}

export function messageStore(db: Kysely<Schema>) {
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
      .select(({ ref }) =>
        sql<boolean>`(messages.sender_id = ${memberId}::uuid
          or ${isActive(ref("messages.sender_id"))})`.as("is_sender_active"),
      );
  const one = async (query: { executeTakeFirst: () => Promise<MessageRow | undefined> }) => {
    const row = await query.executeTakeFirst();
    return row && asMessage(row);
  };
  return {
    /**
     * Adds a message after all existing ones, in one step: no other message gets between. Members who are
     * online have read it.
     * @returns nothing if the sender is not in the conversation, it has ended, the sender has used the
     *   `clientMessageId` there before, or the questions that it answers are answered
     */
    add: (draft: MessageDraft, onlineIds: readonly string[], answering?: Answering) =>
      addMessage(db, draft, onlineIds, answering),
    findSent: (conversationId: string, senderId: string, clientMessageId: string) =>
      one(
        db
          .selectFrom("messages")
          .selectAll()
          .where("conversation_id", "=", conversationId)
          .where("sender_id", "=", senderId)
          .where("client_msg_id", "=", clientMessageId),
      ),
    find: (conversationId: string, messageId: string) =>
      one(
        db
          .selectFrom("messages")
          .selectAll()
          .where("conversation_id", "=", conversationId)
          .where("id", "=", messageId),
      ),
    /** The same, if the member can see the message. */
    findFor: (memberId: string, conversationId: string, messageId: string) =>
      one(
        visible(memberId, conversationId)
          .selectAll("messages")
          .where("messages.id", "=", messageId),
      ),
    /** Returns messages that a member can see, newest first; those of deactivated accounts have no sender. */
    page: async (
      memberId: string,
      conversationId: string,
      { before, skip, limit }: MessageRange,
    ): Promise<readonly Message[]> => {
      const rows = await shown(memberId, conversationId)
        .$if(before !== undefined, (query) => query.where("messages.seq", "<", before ?? 0))
        .orderBy("messages.seq", "desc")
        .offset(skip)
        .limit(limit)
        .execute();
      return rows.map(asShown);
    },
    /** The same for messages after a given one, the oldest first. */
    readOn: async (memberId: string, conversationId: string, afterSeq: number, limit: number) => {
      const rows = await shown(memberId, conversationId)
        .where("messages.seq", ">", afterSeq)
        .orderBy("messages.seq")
        .limit(limit)
        .execute();
      return rows.map(asShown);
    },
    count: (memberId: string, conversationId: string) => countOf(visible(memberId, conversationId)),
    after: async (conversationId: string, seq: number, limit: number) => {
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
    setTranscript: (messageId: string, transcript: string) =>
      db.updateTable("messages").set({ transcript }).where("id", "=", messageId).execute(),
  };
}

type MessageRow = Parameters<typeof asMessage>[0];

/** Leaves out the sender if their account is deactivated. */
const asShown = ({
  is_sender_active,
  sender_id,
  ...row
}: MessageRow & { readonly is_sender_active: boolean }): Message =>
  asMessage({ ...row, sender_id: is_sender_active ? sender_id : null });
