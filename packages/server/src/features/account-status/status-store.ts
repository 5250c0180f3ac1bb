import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { AccountStatus } from "../../foundation/member.ts";
import { accountStatusOf } from "./account-status.ts";

export function accountStatusStore(db: Kysely<Schema>) {
  const change = async (
    userId: string,
    column: "suspended_at" | "deleted_at" | "warned_at",
    moment: Date | null,
  ): Promise<boolean> => {
    const changed = await db
      .updateTable("users")
      .set({ [column]: moment })
      .where("id", "=", userId)
      .where(column, moment === null ? "is not" : "is", null)
      .returning("id")
      .executeTakeFirst();
    return changed !== undefined;
  };
  return {
    /** The address of an account; undefined where it is erased. */
    findEmail: async (userId: string): Promise<string | undefined> => {
      const query = db.selectFrom("users").select("email").where("id", "=", userId);
      return (await query.executeTakeFirst())?.email;
    },
    /** How members stand, by their ids; without those who are erased. */
    findStatuses: async (userIds: readonly string[]) => {
      if (userIds.length === 0) return new Map<string, AccountStatus>();
      const rows = await db
        .selectFrom("users")
        .select(["id", "suspended_at", "deleted_at"])
        .where("id", "in", userIds)
        .execute();
      return new Map(rows.map((row) => [row.id, accountStatusOf(row)]));
    },
    /** @returns false where nothing changes: they are suspended already, or erased */
    suspend: (userId: string, now: Date): Promise<boolean> => change(userId, "suspended_at", now),
    /** @returns false where nothing changes: they are not suspended, or erased */
    reinstate: (userId: string): Promise<boolean> => change(userId, "suspended_at", null),
    delete: (userId: string, now: Date): Promise<boolean> => change(userId, "deleted_at", now),
    /** Brings a deleted account back. @returns false where it is not deleted, or erased */
    restore: (userId: string): Promise<boolean> => change(userId, "deleted_at", null),
    noteWarning: async (userId: string, now: Date): Promise<boolean> => {
      const noted = await db
        .updateTable("users")
        .set({
          unread_warning_at: now,
          warned_at: sql<Date | null>`case when deleted_at is null then warned_at else ${now} end`,
        })
        .where("id", "=", userId)
        .returning("deleted_at")
        .executeTakeFirst();
      return noted !== undefined && noted.deleted_at !== null;
    },
    acknowledgeWarning: async (userId: string) => {
      await db
        .updateTable("users")
        .set({ unread_warning_at: null })
        .where("id", "=", userId)
        .execute();
    },
    /** Takes the note away that one who has come back is to be mailed. @returns whether there was one */
    takeWarning: (userId: string): Promise<boolean> => change(userId, "warned_at", null),
    /** The accounts that were deleted at a moment or before it. They are locked: no other transaction restores them. */
    findErasable: (until: Date) =>
      db
        .selectFrom("users")
        .select(["id", "email"])
        .where("deleted_at", "<=", until)
        .forUpdate()
        .execute(),
    /** Erases the accounts that were deleted at a moment or before it, and every row that is theirs. */
    eraseDeleted: async (until: Date) => {
      await db.deleteFrom("users").where("deleted_at", "<=", until).execute();
    },
    endSessions: async (userId: string, now: Date, exceptId: string | null = null) => {
      const ended = await db
        .updateTable("sessions")
        .set({ ended_at: now })
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .$if(exceptId !== null, (query) => query.where("id", "<>", exceptId))
        .returning("id")
        .execute();
      return ended.map(({ id }) => id);
    },
    /** Conversations that go on with a member, and of others with an AI about them, each with the other member. */
    findOthers: async (memberId: string) =>
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
        .orderBy("conversationId")
        .execute(),
  };
}
