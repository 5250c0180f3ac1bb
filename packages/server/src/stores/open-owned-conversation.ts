import { type Kysely, sql } from "kysely";
import type { ConversationStore } from "../services/conversations/conversation-store.ts";
import type { Schema } from "./schema.ts";

/**
 * Opens a member's conversation with an AI, or finds the one that is there; for who had deleted it, it
 * begins anew, and one that was ended goes on. @returns its id
 */
export async function openOwnedConversation(
  db: Kysely<Schema>,
  { id, type, ownerId, subjectId, createdAt }: Parameters<ConversationStore["openOwned"]>[0],
): Promise<string> {
  // An update, so that the row that is there is returned as well.
  const { rows } = await sql<{ id: string }>`
    with opened as (
      insert into conversations (id, type, owner_id, subject_id, created_at)
      values (${id}::uuid, ${type}, ${ownerId}::uuid, ${subjectId}::uuid, ${createdAt})
      on conflict on constraint conversations_owned do update set closed_at = null
      returning id
    )
    insert into conversation_members (conversation_id, member_id, opened_at)
    select id, ${ownerId}::uuid, ${createdAt} from opened
    on conflict (conversation_id, member_id) do update set
      opened_at = case
        when conversation_members.hidden_at is null then conversation_members.opened_at
        else excluded.opened_at end,
      hidden_at = null
    returning conversation_id as id`.execute(db);
  const [opened] = rows;
  if (opened === undefined) throw new Error("a conversation was not opened");
  return opened.id;
}
