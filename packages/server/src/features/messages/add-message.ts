import { type Kysely, sql } from "kysely";
import type { Message, NewMessage } from "../../live/delivery.ts";
import type { Answering, StoredMessage } from "./store.ts";
import { asUuids, isUniqueViolation } from "../../database/sql.ts";
import { isActive } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

export type MessageDraft = NewMessage & Pick<Message, "id" | "createdAt">;

/**
 * Adds a message in one statement, which is one way to the database and back: counting up `last_seq`
 * holds the conversation's row until the message is kept. The same `client_msg_id` twice at once meets
 * the unique constraint, and the whole statement is as if it had not been.
 */
export async function addMessage(
  db: Kysely<Schema>,
  message: MessageDraft,
  onlineIds: readonly string[],
  answering: Answering = {},
): Promise<StoredMessage | undefined> {
  try {
    const { rows } = await statement(message, onlineIds, answering).execute(db);
    const [stored] = rows;
    if (stored === undefined) return undefined;
    const { seq, created_at: createdAt, member_ids: memberIds } = stored;
    return { message: { ...message, seq: Number(seq), createdAt }, memberIds };
  } catch (error) {
    if (isUniqueViolation(error, "messages_client_msg_id")) return undefined;
    throw error;
  }
}

interface StoredRow {
  readonly seq: number;
  readonly created_at: Date;
  readonly member_ids: readonly string[];
}

/** Messages of a conversation never go back in time, whatever the clocks of servers say. */
function statement(
  { id, conversationId, senderId, createdAt, ...message }: MessageDraft,
  onlineIds: readonly string[],
  { isQuestion = false, answers = [] }: Answering,
) {
  const { role, kind, text, audio, transcript, clientMessageId } = message;
  return sql<StoredRow>`
    with answered as (
      delete from unanswered_messages
      where conversation_id = ${conversationId}::uuid and seq = any(${`{${answers.join(",")}}`}::bigint[])
      returning seq
    ), counted as (
      update conversations set last_seq = last_seq + 1
      where id = ${conversationId}::uuid and closed_at is null
        and ${isActive(sql`conversations.subject_id`)}
        and not exists (
          select from conversation_members
          where conversation_id = ${conversationId}::uuid and not ${isActive(sql`member_id`)})
        and (${answers.length === 0}::boolean or exists (select from answered))
        and (${senderId}::uuid is null or exists (
          select from conversation_members
          where conversation_id = ${conversationId}::uuid and member_id = ${senderId}::uuid))
        and not exists (
          select from messages
          where conversation_id = ${conversationId}::uuid
            and sender_id = ${senderId}::uuid and client_msg_id = ${clientMessageId}::uuid)
      returning last_seq
    ), read as (
      update conversation_members set read_seq = last_seq
      from counted
      where conversation_id = ${conversationId}::uuid and member_id = any(${asUuids(onlineIds)})
    ), added as (
      insert into messages (conversation_id, seq, id, sender_id, role, kind, text, audio_file,
        audio_mime, audio_duration_ms, transcript, client_msg_id, created_at)
      select ${conversationId}::uuid, last_seq, ${id}::uuid, ${senderId}::uuid, ${role}::text,
        ${kind}::text, ${text}::text, ${audio?.file ?? null}::text, ${audio?.mime ?? null}::text,
        ${audio?.durationMs ?? null}::integer, ${transcript}::text, ${clientMessageId}::uuid,
        greatest(${createdAt}::timestamptz, (
          select created_at from messages
          where conversation_id = ${conversationId}::uuid order by seq desc limit 1))
      from counted
      returning seq, created_at
    ), asked as (
      insert into unanswered_messages (conversation_id, seq)
      select ${conversationId}::uuid, seq from added where ${isQuestion}::boolean
    )
    select seq, created_at, (
      select array_agg(member_id) from conversation_members
      where conversation_id = ${conversationId}::uuid) as member_ids
    from added`;
}
