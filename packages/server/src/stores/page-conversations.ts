import { type Kysely, sql } from "kysely";
import type { ConversationType } from "../services/conversations/conversation.ts";
import type { ListedConversation } from "../services/conversations/conversation-store.ts";
import type { PageRequest } from "../services/paging/page.ts";
import { olderThan } from "./older-than.ts";
import { asConversation, ownConversations } from "./own-conversations.ts";
import type { Schema } from "./schema.ts";

/** As much of a message as any list shows, in code points. */
const LONGEST = 1000;

/** A page of a member's conversations, the newest activity first. */
export async function pageConversations(
  db: Kysely<Schema>,
  memberId: string,
  type: ConversationType | undefined,
  { after, limit }: PageRequest,
): Promise<readonly ListedConversation[]> {
  const rows = await db
    .selectFrom(withNewest(db, memberId).as("listed"))
    .selectAll()
    .select([
      unreadCount(memberId).as("unread_count"),
      sql<string | null>`(select nickname from users where users.id = listed.other_id)`.as(
        "other_nickname",
      ),
    ])
    .$if(type !== undefined, (query) => query.where("listed.type", "=", type ?? ""))
    .where(olderThan("listed.active_at", "listed.id", after))
    .orderBy("listed.active_at", "desc")
    .orderBy("listed.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...asConversation(memberId, row),
    participantId: row.subject_id === memberId ? null : (row.subject_id ?? row.other_id),
    partnerNickname: row.other_nickname,
    activeAt: row.active_at,
    last:
      row.newest_at === null
        ? null
        : { text: row.newest_text, transcript: row.newest_transcript, createdAt: row.newest_at },
    unreadCount: Number(row.unread_count),
  }));
}

/** Each with the newest message that the member can see. */
const withNewest = (db: Kysely<Schema>, memberId: string) =>
  ownConversations(db, memberId)
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("messages")
          .select([
            sql<string | null>`left(text, ${LONGEST})`.as("text"),
            sql<string | null>`left(transcript, ${LONGEST})`.as("transcript"),
            "created_at",
          ])
          .whereRef("messages.conversation_id", "=", "conversation.id")
          .whereRef("messages.seq", ">", "own.hidden_seq")
          .orderBy("messages.seq", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .select([
      "own.read_seq",
      "own.hidden_seq",
      "newest.text as newest_text",
      "newest.transcript as newest_transcript",
      "newest.created_at as newest_at",
      sql<Date>`coalesce(newest.created_at, own.opened_at)`.as("active_at"),
    ]);

const unreadCount = (memberId: string) => sql<number>`(
  select count(*) from messages
  where messages.conversation_id = listed.id
    and messages.seq > greatest(listed.read_seq, listed.hidden_seq)
    and messages.sender_id is distinct from ${memberId}::uuid)`;
