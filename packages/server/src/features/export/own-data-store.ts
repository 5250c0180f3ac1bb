import type { Kysely } from "kysely";
import { stands } from "../audit/measures.ts";
import { asMessage } from "../messages/message-row.ts";
import { ownConversations } from "../conversations/own-conversations.ts";
import type { Schema } from "../../database/schema.ts";

/** A row as a copy shows it, under the names of the contract. */
type Row = Readonly<Record<string, string | number | boolean | Date | null>>;

/** The queries for a copy of a member's data. Columns are named one by one: a new one may be a secret. */
export const ownDataStore = (db: Kysely<Schema>) => ({
  account: (userId: string): Promise<Row | undefined> =>
    db
      .selectFrom("users")
      .select([
        "id",
        "email",
        "nickname",
        "role",
        "onboarding_status",
        "created_at",
        "message_mailed_at as last_mail_about_messages_at",
      ])
      .where("id", "=", userId)
      .executeTakeFirst(),
  sessions: (userId: string): Promise<readonly Row[]> =>
    db
      .selectFrom("sessions")
      .select(["created_at", "last_used_at", "ended_at", "browser", "system"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc")
      .execute(),
  aiUsage: (userId: string): Promise<readonly Row[]> =>
    db
      .selectFrom("ai_usage")
      .select(["day", "characters"])
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
  measures: (userId: string): Promise<readonly Row[]> =>
    db
      .selectFrom("audit_entries")
      .select(["action", "at"])
      .where("subject_id", "=", userId)
      .where("action", "in", [
        "warn",
        "suspend",
        "reinstate",
        "name_admin",
        "remove_admin",
        "admit_adult",
        "stated_minor",
        "export_data",
        "erase_account",
      ])
      .where(stands)
      .orderBy("at")
      .execute(),
  passes: (userId: string) =>
    db
      .selectFrom("decisions")
      .select(["candidate_id as candidateId", "decided_at as passedAt"])
      .where("member_id", "=", userId)
      .where("action", "=", "pass")
      .orderBy("decided_at", "desc")
      .execute(),
  /** The members whom the member has blocked, as their list shows them. */
  blocks: (userId: string): Promise<readonly Row[]> =>
    db
      .selectFrom("blocks")
      .select(["nickname", "created_at as blocked_at"])
      .where("blocker_id", "=", userId)
      .where("nickname", "is not", null)
      .orderBy("created_at")
      .execute(),
  /**
   * Reports that the member made: their texts, also later ones, and the member concerned. The evidence is
   * about others.
   */
  reports: async (userId: string) => {
    const rows = await db
      .selectFrom("reports")
      .select(["known_as as nickname", "reason", "details", "created_at as reported_at"])
      .select("additions")
      .where("reporter_id", "=", userId)
      .orderBy("created_at")
      .execute();
    return rows.map((row) => ({
      ...row,
      additions: row.additions.map(({ reason, details, added_at }) => ({
        reason,
        details,
        added_at,
      })),
    }));
  },
  contactMessages: (userId: string): Promise<readonly Row[]> =>
    db
      .selectFrom("contact_messages")
      .select(["full_name", "email", "subject", "message", "created_at as sent_at"])
      .where("member_id", "=", userId)
      .orderBy("created_at")
      .execute(),
  spokenAnswers: async (userId: string, conversationId: string) => {
    const rows = await db
      .selectFrom("voice_replies as reply")
      .innerJoin("messages", "messages.id", "reply.message_id")
      .select(["reply.message_id", "reply.file"])
      .where("reply.member_id", "=", userId)
      .where("messages.conversation_id", "=", conversationId)
      .execute();
    return new Map(rows.map(({ message_id, file }) => [message_id, file]));
  },
  /**
   * Returns the member's own messages that they can no longer read: in conversations that they deleted, or
   * with and about members who are kept away. Ordered by id.
   * @param afterId the last id of the page before
   */
  unseenTexts: async (userId: string, afterId: string | undefined, limit: number) => {
    const rows = await db
      .selectFrom("messages")
      .leftJoin("conversation_members as own", (join) =>
        join
          .onRef("own.conversation_id", "=", "messages.conversation_id")
          .on("own.member_id", "=", userId),
      )
      .selectAll("messages")
      .where("messages.sender_id", "=", userId)
      .where(({ eb, or, not, exists, ref }) =>
        or([
          eb("messages.seq", "<=", eb.ref("own.hidden_seq")),
          not(
            exists(
              ownConversations(db, userId).where(
                "conversation.id",
                "=",
                ref("messages.conversation_id"),
              ),
            ),
          ),
        ]),
      )
      .$if(afterId !== undefined, (query) => query.where("messages.id", ">", afterId ?? ""))
      .orderBy("messages.id")
      .limit(limit)
      .execute();
    return rows.map(asMessage);
  },
});
