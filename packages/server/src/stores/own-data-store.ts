import { type Kysely, sql } from "kysely";
import type { OwnDataStore } from "../services/export/own-data-store.ts";
import { isPresent } from "./is-present.ts";
import { asMessage } from "./message-row.ts";
import { ownConversations } from "./own-conversations.ts";
import type { Schema } from "./schema.ts";

/** What a copy of a member's data tells, from the database. Columns are named one by one: a new one may be a secret. */
export const createOwnDataStore = (db: Kysely<Schema>): OwnDataStore => ({
  account: (userId) =>
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
  sessions: (userId) =>
    db
      .selectFrom("sessions")
      .select(["created_at", "last_used_at", "ended_at", "browser", "system"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc")
      .execute(),
  aiUsage: (userId) =>
    db
      .selectFrom("ai_usage")
      .select(["day", "characters"])
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
  decisions: (userId) =>
    db
      .selectFrom("audit_entries")
      .select(["action", "at"])
      .where("subject_id", "=", userId)
      .where("action", "in", ["warn", "suspend", "reinstate", "name_admin", "remove_admin"])
      .orderBy("at")
      .execute(),
  passes: (userId) =>
    db
      .selectFrom("decisions")
      .select(["candidate_id as candidateId", "decided_at as decidedAt"])
      .where("member_id", "=", userId)
      .where("action", "=", "pass")
      .orderBy("decided_at", "desc")
      .execute(),
  blocks: (userId) =>
    db
      .selectFrom("blocks")
      .innerJoin("users", "users.id", "blocks.blocked_id")
      .select((eb) => [
        sql<string | null>`case when ${isPresent(eb.ref("users.id"))} then users.nickname end`.as(
          "nickname",
        ),
        "blocks.created_at as blocked_at",
      ])
      .where("blocks.blocker_id", "=", userId)
      .orderBy("blocks.created_at")
      .execute(),
  reports: (userId) =>
    db
      .selectFrom("reports")
      .select([
        sql<string | null>`profile ->> 'nickname'`.as("nickname"),
        "reason",
        "details",
        "created_at as reported_at",
      ])
      .where("reporter_id", "=", userId)
      .orderBy("created_at")
      .execute(),
  contactMessages: (userId) =>
    db
      .selectFrom("contact_messages")
      .select(["full_name", "email", "subject", "message", "created_at as sent_at"])
      .where("member_id", "=", userId)
      .orderBy("created_at")
      .execute(),
  spokenAnswers: async (userId, conversationId) => {
    const rows = await db
      .selectFrom("voice_replies as reply")
      .innerJoin("messages", "messages.id", "reply.message_id")
      .select(["reply.message_id", "reply.file"])
      .where("reply.member_id", "=", userId)
      .where("messages.conversation_id", "=", conversationId)
      .execute();
    return new Map(rows.map(({ message_id, file }) => [message_id, file]));
  },
  unseenWords: async (userId, afterId, limit) => {
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
