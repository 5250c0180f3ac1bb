import { type Kysely, sql } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { AccountStatus } from "../../foundation/member.ts";
import { accountStatusOf } from "./account-status.ts";

interface MailboxOwner {
  readonly userId: string;
  readonly mailboxHash: string;
}

export function accountStatusStore(db: Kysely<Schema>) {
  const change = async (
    userId: string,
    column: "deleted_at" | "warned_at",
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
  const changeSuspension = async (
    { userId, mailboxHash }: MailboxOwner,
    moment: Date | null,
  ): Promise<readonly string[]> => {
    const changed = await db
      .updateTable("users")
      .set({ suspended_at: moment })
      .where((eb) => eb.or([eb("id", "=", userId), eb("mailbox_hash", "=", mailboxHash)]))
      .where("suspended_at", moment === null ? "is not" : "is", null)
      .returning("id")
      .execute();
    return changed.map(({ id }) => id);
  };
  return {
    /** The address of an account; undefined if it is erased. */
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
    /** Suspends a member and all accounts of the mailbox. @returns the ids of those that were not */
    suspend: (owner: MailboxOwner, now: Date) => changeSuspension(owner, now),
    /** Ends the suspension of a member and of all accounts of the mailbox. @returns the ids of those that were */
    reinstate: (owner: MailboxOwner) => changeSuspension(owner, null),
    /** Makes all others that lock a mailbox wait until the transaction ends. */
    lockMailbox: (mailboxHash: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailboxHash}`}, 0))`.execute(
        db,
      ),
    /** Accounts by their ids, after one of them. */
    pageMailboxes: (after: string | undefined, limit: number) =>
      db
        .selectFrom("users")
        .select(["id", "email", "mailbox_hash as mailboxHash"])
        .$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
        .orderBy("id")
        .limit(limit)
        .execute(),
    saveMailboxes: (kept: readonly { readonly id: string; readonly hash: string }[]) =>
      sql`
        update users set mailbox_hash = kept.hash
        from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (id uuid, hash text)
        where users.id = kept.id`.execute(db),
    /** The accounts that are not suspended though one of their mailbox is, or was when it was erased. */
    findUnmet: () =>
      db
        .selectFrom("users")
        .select(["id", "email"])
        .where("suspended_at", "is", null)
        .where("mailbox_hash", "in", ({ selectFrom }) =>
          selectFrom("users as other")
            .select("other.mailbox_hash")
            .where("other.suspended_at", "is not", null)
            .union(
              selectFrom("address_marks")
                .select("address_hash as mailbox_hash")
                .where("address_marks.suspended_at", "is not", null),
            ),
        )
        .execute(),
    delete: (userId: string, now: Date): Promise<boolean> => change(userId, "deleted_at", now),
    /** Restores a deleted account. @returns false if it is not deleted, or erased */
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
    clearWarning: (userId: string) =>
      db
        .updateTable("users")
        .set({ unread_warning_at: null, warned_at: null })
        .where("id", "=", userId)
        .execute(),
    acknowledgeWarning: (userId: string) =>
      db.updateTable("users").set({ unread_warning_at: null }).where("id", "=", userId).execute(),
    /** Removes the note that a member who has come back must be mailed. @returns whether there was one */
    takeWarning: (userId: string): Promise<boolean> => change(userId, "warned_at", null),
    /**
     * Finds at most `limit` accounts that were deleted at a moment or before it. It locks them, so that no
     * other transaction restores them.
     */
    findErasable: (until: Date, limit: number) =>
      db
        .selectFrom("users")
        .select(["id", "email"])
        .where("deleted_at", "<=", until)
        .orderBy("deleted_at")
        .limit(limit)
        .forUpdate()
        .execute(),
    /** Erases accounts, and every row that is theirs. */
    erase: async (userIds: readonly string[]) => {
      if (userIds.length > 0) await db.deleteFrom("users").where("id", "in", userIds).execute();
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
