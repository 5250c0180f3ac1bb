import { type Kysely, sql } from "kysely";
import { asConversation, listedConversations } from "./own-conversations.ts";
import type { ConversationType, ListedConversation } from "./rules.ts";
import type { Schema } from "../../database/schema.ts";
import type { PageRequest } from "../../foundation/page.ts";
import { countOf, olderThan } from "../../database/sql.ts";

/** The most of a message that any list shows, in code points. */
const MAX_TEXT = 1000;

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
    unreadCount: row.unread_count,
  }));
}

/** Each with the newest message that the member can see. */
const withNewest = (db: Kysely<Schema>, memberId: string) =>
  listedConversations(db, memberId)
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("messages")
          .select([
            sql<string | null>`left(text, ${MAX_TEXT})`.as("text"),
            sql<string | null>`left(transcript, ${MAX_TEXT})`.as("transcript"),
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

/** The most unread messages that are counted, however many there are. */
const MAX_UNREAD = 1000;

const unreadCount = (memberId: string) => sql<number>`(
  select count(*)::int from (
    select from messages
    where messages.conversation_id = listed.id
      and messages.seq > greatest(listed.read_seq, listed.hidden_seq)
      and messages.sender_id is distinct from ${memberId}::uuid
    limit ${MAX_UNREAD}) as unread)`;

interface OwnedConversation {
  readonly id: string;
  readonly type: "twin" | "advisor";
  readonly ownerId: string;
  /** The owner of the twin, or the candidate that the advice is about. */
  readonly subjectId: string;
  readonly createdAt: Date;
}

/** The most conversations without messages that a member has with an AI about others, of each type. */
const MAX_EMPTY = 100;

/**
 * Opens a member's conversation with an AI, or finds the existing one; one that the member had deleted starts
 * again. Its row is locked until the transaction ends. Beyond `MAX_EMPTY`, the oldest conversations without
 * messages are erased.
 * @returns its id
 */
export async function openOwnedConversation(
  db: Kysely<Schema>,
  { id, type, ownerId, subjectId, createdAt }: OwnedConversation,
): Promise<string> {
  // An update, so that an existing row is returned as well.
  const { rows } = await sql<{ id: string }>`
    with opened as (
      insert into conversations (id, type, owner_id, subject_id, created_at)
      values (${id}::uuid, ${type}, ${ownerId}::uuid, ${subjectId}::uuid, ${createdAt})
      on conflict on constraint conversations_owned do update set type = excluded.type
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
  await sql`
    delete from conversations
    where last_seq = 0 and id <> ${opened.id}::uuid and id in (
      select conversation.id from conversations as conversation
      join conversation_members as own on own.conversation_id = conversation.id
      where conversation.owner_id = ${ownerId}::uuid and conversation.type = ${type}
        and conversation.subject_id <> ${ownerId}::uuid and conversation.last_seq = 0
      order by own.opened_at desc, conversation.id
      offset ${MAX_EMPTY})`.execute(db);
  return opened.id;
}

export async function reopenConversation(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable("conversations")
    .set({ closed_at: null })
    .where("id", "=", id)
    .where("closed_at", "is not", null)
    .execute();
}

/** Conversations of others with a member's twin in which they said something, whatever their state is now. */
const conversationsWithTwin = (db: Kysely<Schema>, ownerId: string) =>
  db
    .selectFrom("conversations as held")
    .where("held.type", "=", "twin")
    .where("held.subject_id", "=", ownerId)
    .where("held.owner_id", "<>", ownerId)
    .where("held.last_seq", ">", 0);

/**
 * The conversation of a member with another's twin in which the member said something, even if they deleted
 * it.
 */
export async function findConversationWithTwin(
  db: Kysely<Schema>,
  memberId: string,
  ownerId: string,
): Promise<string | undefined> {
  const query = conversationsWithTwin(db, ownerId)
    .where("held.owner_id", "=", memberId)
    .select("held.id");
  return (await query.executeTakeFirst())?.id;
}

export async function countWithTwin(db: Kysely<Schema>, ownerId: string): Promise<number> {
  return countOf(conversationsWithTwin(db, ownerId));
}

export const findWithTwin = (db: Kysely<Schema>, ownerId: string, max: number) =>
  conversationsWithTwin(db, ownerId)
    .innerJoin("messages as said", (join) =>
      join
        .onRef("said.conversation_id", "=", "held.id")
        .onRef("said.sender_id", "=", "held.owner_id"),
    )
    .select(({ fn }) => [
      "held.id",
      sql<string>`held.owner_id`.as("memberId"),
      "held.closed_at as endedAt",
      // When they said something first, and how often.
      fn.min("said.created_at").as("since"),
      sql<number>`count(*)::int`.as("messageCount"),
    ])
    .groupBy("held.id")
    .orderBy(({ fn }) => fn.max("said.created_at"), "desc")
    .orderBy("held.id")
    .limit(max)
    .execute();

/** Ends a conversation of another member with a member's twin. @returns the id of the other member */
export async function endWithTwin(db: Kysely<Schema>, ownerId: string, id: string, now: Date) {
  const ended = await db
    .updateTable("conversations")
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${now})` })
    .where("id", "=", id)
    .where("type", "=", "twin")
    .where("subject_id", "=", ownerId)
    .where("owner_id", "<>", ownerId)
    .returning("owner_id")
    .executeTakeFirst();
  return ended?.owner_id ?? undefined;
}
