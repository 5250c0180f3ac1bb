import { type Kysely, sql } from "kysely";
import type { Conversation, ConversationType } from "./rules.ts";
import type { Pair } from "../../foundation/pair.ts";
import { asConversation, listedConversations, ownConversations } from "./own-conversations.ts";
import type { Schema } from "../../database/schema.ts";

export function conversationStore(db: Kysely<Schema>) {
  const memberOf = (memberId: string, id: string) =>
    db
      .updateTable("conversation_members")
      .where("conversation_id", "=", id)
      .where("member_id", "=", memberId);
  return {
    findOfMatch: async (matchId: string): Promise<string | undefined> => {
      const query = db.selectFrom("conversations").select("id").where("match_id", "=", matchId);
      return (await query.executeTakeFirst())?.id;
    },
    /**
     * A conversation that a member takes part in, has not deleted, and that is not about a member who is apart from
     * them or not visible. With a deactivated member it has ended, and they are a former member.
     */
    find: async (memberId: string, id: string): Promise<Conversation | undefined> => {
      const row = await ownConversations(db, memberId)
        .where("conversation.id", "=", id)
        .executeTakeFirst();
      return row && asConversation(memberId, row);
    },
    countTypes: async (memberId: string): Promise<Readonly<Record<ConversationType, number>>> => {
      const rows = await db
        .selectFrom(listedConversations(db, memberId).as("own"))
        .select(["own.type", sql<number>`count(*)::int`.as("count")])
        .groupBy("own.type")
        .execute();
      const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
      return { twin: 0, advisor: 0, user: 0, ...counts };
    },
    openOfMatch: async (id: string, match: Pair & { readonly id: string }, now: Date) => {
      await db
        .insertInto("conversations")
        .values({ id, type: "user", match_id: match.id, created_at: now })
        .execute();
      const members = [match.lowId, match.highId].map((memberId) => ({
        conversation_id: id,
        member_id: memberId,
        opened_at: now,
      }));
      await db.insertInto("conversation_members").values(members).execute();
    },
    show: (memberId: string, id: string, now: Date) =>
      memberOf(memberId, id)
        .set({ hidden_at: null, opened_at: now })
        .where("hidden_at", "is not", null)
        .execute(),
    hide: async (memberId: string, id: string, now: Date) => {
      // Locked, so that a message that is being added is either gone as well or begins it again.
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
    markRead: (memberId: string, id: string, seq: number) =>
      memberOf(memberId, id).set({ read_seq: seq }).where("read_seq", "<", seq).execute(),
    /**
     * Notes that a member has read all of a conversation and goes on reading live. Nothing where `find` finds
     * nothing, or it has ended.
     */
    enter: async (memberId: string, id: string) => {
      const entered = await memberOf(memberId, id)
        .from(ownConversations(db, memberId).as("own"))
        .whereRef("own.id", "=", "conversation_members.conversation_id")
        .where("own.closed_at", "is", null)
        .set({ read_seq: sql<number>`greatest(conversation_members.read_seq, own.last_seq)` })
        .returning(["own.last_seq as lastSeq", "conversation_members.hidden_seq as hiddenSeq"])
        .executeTakeFirst();
      return entered && { lastSeq: Number(entered.lastSeq), hiddenSeq: Number(entered.hiddenSeq) };
    },
    closeOfMatch: async (matchId: string, now: Date): Promise<string | undefined> => {
      const closed = await db
        .updateTable("conversations")
        .set({ closed_at: now })
        .where("match_id", "=", matchId)
        .returning("id")
        .executeTakeFirst();
      return closed?.id;
    },
    findAbout: (memberId: string, otherId: string) =>
      db
        .selectFrom("conversations")
        .select(["id", "owner_id as ownerId"])
        .where(({ eb, or, and }) =>
          or([
            and([eb("owner_id", "=", memberId), eb("subject_id", "=", otherId)]),
            and([eb("owner_id", "=", otherId), eb("subject_id", "=", memberId)]),
          ]),
        )
        .$narrowType<{ ownerId: string }>()
        .orderBy("id")
        .execute(),
    eraseDeserted: () =>
      sql`
        delete from conversations where not exists (
          select from conversation_members where conversation_id = conversations.id)`.execute(db),
  };
}
