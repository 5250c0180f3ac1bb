import { type Kysely, sql } from "kysely";
import type { ConversationStore } from "../services/conversations/conversation-store.ts";
import { openOwnedConversation } from "./open-owned-conversation.ts";
import { asConversation, ownConversations } from "./own-conversations.ts";
import { pageConversations } from "./page-conversations.ts";
import type { Schema } from "./schema.ts";
import { countWithTwin, endWithTwin, findWithTwin } from "./talks-with-twin.ts";

/** Conversations in the database. */
export function createConversationStore(db: Kysely<Schema>): ConversationStore {
  const memberOf = (memberId: string, id: string) =>
    db
      .updateTable("conversation_members")
      .where("conversation_id", "=", id)
      .where("member_id", "=", memberId);
  return {
    findOfMatch: async (matchId) => {
      const query = db.selectFrom("conversations").select("id").where("match_id", "=", matchId);
      return (await query.executeTakeFirst())?.id;
    },
    find: async (memberId, id) => {
      const row = await ownConversations(db, memberId)
        .where("conversation.id", "=", id)
        .executeTakeFirst();
      return row && asConversation(memberId, row);
    },
    page: (memberId, type, request) => pageConversations(db, memberId, type, request),
    countTypes: async (memberId) => {
      const rows = await db
        .selectFrom(ownConversations(db, memberId).as("own"))
        .select(({ fn }) => ["own.type", fn.countAll<number>().as("count")])
        .groupBy("own.type")
        .execute();
      const counts = Object.fromEntries(rows.map(({ type, count }) => [type, Number(count)]));
      return { twin: 0, advisor: 0, user: 0, ...counts };
    },
    countWithTwin: (ownerId) => countWithTwin(db, ownerId),
    findWithTwin: (ownerId, most) => findWithTwin(db, ownerId, most),
    endWithTwin: (ownerId, id, now) => endWithTwin(db, ownerId, id, now),
    openOfMatch: async ({ id, matchId, memberIds, createdAt }) => {
      await db
        .insertInto("conversations")
        .values({ id, type: "user", match_id: matchId, created_at: createdAt })
        .execute();
      await db
        .insertInto("conversation_members")
        .values(
          memberIds.map((memberId) => ({
            conversation_id: id,
            member_id: memberId,
            opened_at: createdAt,
          })),
        )
        .execute();
    },
    openOwned: (conversation) => openOwnedConversation(db, conversation),
    show: async (memberId, id, now) => {
      await memberOf(memberId, id)
        .set({ hidden_at: null, opened_at: now })
        .where("hidden_at", "is not", null)
        .execute();
    },
    hide: async (memberId, id, now) => {
      // Locked, so that a message that is being added is either gone as well or begins it anew.
      const newest = db
        .selectFrom("conversations")
        .select("last_seq")
        .where("id", "=", id)
        .forShare();
      await db
        .with("newest", () => newest)
        .updateTable("conversation_members")
        .from("newest")
        .set((eb) => ({
          hidden_at: now,
          hidden_seq: eb.ref("newest.last_seq"),
          read_seq: eb.ref("newest.last_seq"),
        }))
        .where("conversation_id", "=", id)
        .where("member_id", "=", memberId)
        .execute();
    },
    markRead: async (memberId, id, seq) => {
      await memberOf(memberId, id).set({ read_seq: seq }).where("read_seq", "<", seq).execute();
    },
    enter: async (memberId, id) => {
      const entered = await memberOf(memberId, id)
        .from(ownConversations(db, memberId).as("own"))
        .whereRef("own.id", "=", "conversation_members.conversation_id")
        .where("own.closed_at", "is", null)
        .set({ read_seq: sql<number>`greatest(conversation_members.read_seq, own.last_seq)` })
        .returning(["own.last_seq as lastSeq", "conversation_members.hidden_seq as hiddenSeq"])
        .executeTakeFirst();
      return entered && { lastSeq: Number(entered.lastSeq), hiddenSeq: Number(entered.hiddenSeq) };
    },
    closeOfMatch: async (matchId, now) => {
      const closed = await db
        .updateTable("conversations")
        .set({ closed_at: now })
        .where("match_id", "=", matchId)
        .returning("id")
        .executeTakeFirst();
      return closed?.id;
    },
    findAbout: async (memberId, otherId) => {
      const rows = await db
        .selectFrom("conversations")
        .select("id")
        .where(({ eb, or, and }) =>
          or([
            and([eb("owner_id", "=", memberId), eb("subject_id", "=", otherId)]),
            and([eb("owner_id", "=", otherId), eb("subject_id", "=", memberId)]),
          ]),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    findOthers: async (memberId) =>
      db
        .selectFrom("conversation_members as own")
        .innerJoin("conversations", "conversations.id", "own.conversation_id")
        .innerJoin("conversation_members as other", (join) =>
          join
            .onRef("other.conversation_id", "=", "own.conversation_id")
            .onRef("other.member_id", "<>", "own.member_id"),
        )
        .select(["own.conversation_id as conversationId", "other.member_id as memberId"])
        .where("own.member_id", "=", memberId)
        .where("conversations.closed_at", "is", null)
        .unionAll((eb) =>
          eb
            .selectFrom("conversations")
            .select(["id as conversationId", "owner_id as memberId"])
            .where("subject_id", "=", memberId)
            .where("owner_id", "<>", memberId)
            .$narrowType<{ memberId: string }>(),
        )
        .execute(),
    eraseDeserted: async () => {
      await db
        .deleteFrom("conversations")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("conversation_members")
                .select("member_id")
                .whereRef("conversation_id", "=", "conversations.id"),
            ),
          ),
        )
        .execute();
    },
  };
}
