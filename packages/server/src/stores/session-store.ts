import { type Kysely, sql } from "kysely";
import type { Language, OnboardingStatus } from "../services/accounts/account.ts";
import type { SessionStore } from "../services/sessions/session-store.ts";
import { isPresent } from "./is-present.ts";
import type { Schema } from "./schema.ts";

/** Sessions and their refresh tokens in the database. */
export function createSessionStore(db: Kysely<Schema>): SessionStore {
  return {
    start: async ({ id, userId, createdAt, browser, system }) => {
      await db
        .insertInto("sessions")
        .values({
          id,
          user_id: userId,
          created_at: createdAt,
          browser,
          system,
          last_used_at: createdAt,
        })
        .execute();
    },
    noteUse: async (sessionId, { browser, system }, usedAt) => {
      await db
        .updateTable("sessions")
        .set({ browser, system, last_used_at: sql`greatest(last_used_at, ${usedAt})` })
        .where("id", "=", sessionId)
        .execute();
    },
    addToken: async ({ hash, sessionId, expiresAt }) => {
      await db
        .insertInto("refresh_tokens")
        .values({ token_hash: hash, session_id: sessionId, expires_at: expiresAt })
        .execute();
    },
    findToken: async (hash) => {
      const row = await db
        .selectFrom("refresh_tokens as token")
        .innerJoin("sessions as session", "session.id", "token.session_id")
        .select(["token.session_id", "token.expires_at", "token.replaced_at"])
        .select(["session.user_id", "session.created_at"])
        .where("token.token_hash", "=", hash)
        .where("session.ended_at", "is", null)
        .where((eb) => isPresent(eb.ref("session.user_id")))
        .executeTakeFirst();
      return (
        row && {
          hash,
          sessionId: row.session_id,
          userId: row.user_id,
          startedAt: row.created_at,
          expiresAt: row.expires_at,
          replacedAt: row.replaced_at,
        }
      );
    },
    lock: async (sessionId) => {
      await db
        .selectFrom("sessions")
        .select("id")
        .where("id", "=", sessionId)
        .forUpdate()
        .execute();
    },
    replaceToken: async (hash, now) => {
      await db
        .updateTable("refresh_tokens")
        .set({ replaced_at: now })
        .where("token_hash", "=", hash)
        .where("replaced_at", "is", null)
        .execute();
    },
    end: async (sessionId, now) => {
      await db
        .updateTable("sessions")
        .set({ ended_at: now })
        .where("id", "=", sessionId)
        .where("ended_at", "is", null)
        .execute();
    },
    endAll: async (userId, now) => {
      await db
        .updateTable("sessions")
        .set({ ended_at: now })
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .execute();
    },
    endOthers: async (userId, sessionId, now) => {
      const ended = await db
        .updateTable("sessions")
        .set({ ended_at: now })
        .where("user_id", "=", userId)
        .where("id", "<>", sessionId)
        .where("ended_at", "is", null)
        .returning("id")
        .execute();
      return ended.map(({ id }) => id);
    },
    isOf: async (userId, sessionId) => {
      const query = db
        .selectFrom("sessions")
        .select("id")
        .where("id", "=", sessionId)
        .where("user_id", "=", userId);
      return (await query.executeTakeFirst()) !== undefined;
    },
    listOpen: (userId, { first, now, most }) =>
      db
        .selectFrom("sessions")
        .select([
          "id",
          "browser",
          "system",
          "created_at as createdAt",
          "last_used_at as lastUsedAt",
        ])
        .where("user_id", "=", userId)
        .where("ended_at", "is", null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("refresh_tokens")
              .select("token_hash")
              .whereRef("refresh_tokens.session_id", "=", "sessions.id")
              .where("refresh_tokens.expires_at", ">", now),
          ),
        )
        .orderBy((eb) => eb("id", "=", first), "desc")
        .orderBy("last_used_at", "desc")
        .orderBy("id")
        .limit(most)
        .execute(),
    findMember: async (sessionId) => {
      const row = await db
        .selectFrom("sessions as session")
        .innerJoin("users", "users.id", "session.user_id")
        .innerJoin("profiles", "profiles.user_id", "users.id")
        .select([
          "users.id",
          "users.email",
          "users.nickname",
          "users.onboarding_status",
          "users.preferred_language",
          "users.role",
          "users.created_at",
          "users.unread_warning_at",
          "profiles.picture_file",
        ])
        .where("session.id", "=", sessionId)
        .where("session.ended_at", "is", null)
        .where("users.suspended_at", "is", null)
        .where("users.deleted_at", "is", null)
        .executeTakeFirst();
      return (
        row && {
          id: row.id,
          sessionId,
          email: row.email,
          nickname: row.nickname,
          onboardingStatus: row.onboarding_status as OnboardingStatus,
          language: row.preferred_language as Language,
          isAdmin: row.role === "admin",
          pictureFile: row.picture_file,
          joinedAt: row.created_at,
          warnedAt: row.unread_warning_at,
        }
      );
    },
    eraseExpired: async (now) => {
      await db.deleteFrom("refresh_tokens").where("expires_at", "<", now).execute();
      await db
        .deleteFrom("sessions")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("refresh_tokens")
                .select("token_hash")
                .whereRef("refresh_tokens.session_id", "=", "sessions.id"),
            ),
          ),
        )
        .execute();
    },
  };
}
