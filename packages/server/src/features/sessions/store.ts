import { type Kysely, sql } from "kysely";
import type { Device, Language, Member, OnboardingStatus } from "../../foundation/member.ts";
import { isActive } from "../../database/visible.ts";
import type { Schema } from "../../database/schema.ts";

/** A refresh token as kept: by its hash, so that a stolen table cannot sign in. */
interface RefreshToken {
  readonly hash: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly replacedAt: Date | null;
}

interface FoundToken extends RefreshToken {
  readonly userId: string;
  readonly startedAt: Date;
}

export interface OpenSession extends Device {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export const sessionStore = (db: Kysely<Schema>) => ({
  start: ({
    id,
    userId,
    createdAt,
    browser,
    system,
  }: Omit<OpenSession, "lastUsedAt"> & { readonly userId: string }) =>
    db
      .insertInto("sessions")
      .values({
        id,
        user_id: userId,
        created_at: createdAt,
        browser,
        system,
        last_used_at: createdAt,
      })
      .execute(),
  noteUse: (sessionId: string, { browser, system }: Device, usedAt: Date) =>
    db
      .updateTable("sessions")
      .set({ browser, system, last_used_at: sql`greatest(last_used_at, ${usedAt})` })
      .where("id", "=", sessionId)
      .execute(),
  addToken: ({ hash, sessionId, expiresAt }: Omit<RefreshToken, "replacedAt">) =>
    db
      .insertInto("refresh_tokens")
      .values({ token_hash: hash, session_id: sessionId, expires_at: expiresAt })
      .execute(),
  /**
   * Finds a token; nothing if it is unknown, its session has ended, or its member is suspended or deleted.
   */
  findToken: (hash: string): Promise<FoundToken | undefined> =>
    db
      .selectFrom("refresh_tokens as token")
      .innerJoin("sessions as session", "session.id", "token.session_id")
      .select([
        "token.token_hash as hash",
        "token.session_id as sessionId",
        "token.expires_at as expiresAt",
        "token.replaced_at as replacedAt",
        "session.user_id as userId",
        "session.created_at as startedAt",
      ])
      .where("token.token_hash", "=", hash)
      .where("session.ended_at", "is", null)
      .where((eb) => isActive(eb.ref("session.user_id")))
      .executeTakeFirst(),
  /** Makes every other use of a session wait until the transaction ends. */
  lock: (sessionId: string) =>
    db.selectFrom("sessions").select("id").where("id", "=", sessionId).forUpdate().execute(),
  /** Marks a token as followed by another, unless it is already. */
  replaceToken: (hash: string, now: Date) =>
    db
      .updateTable("refresh_tokens")
      .set({ replaced_at: now })
      .where("token_hash", "=", hash)
      .where("replaced_at", "is", null)
      .execute(),
  end: (sessionId: string, now: Date) =>
    db
      .updateTable("sessions")
      .set({ ended_at: now })
      .where("id", "=", sessionId)
      .where("ended_at", "is", null)
      .execute(),
  isOf: async (userId: string, sessionId: string): Promise<boolean> => {
    const query = db
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", sessionId)
      .where("user_id", "=", userId);
    return (await query.executeTakeFirst()) !== undefined;
  },
  /** A member's sessions that can be continued: one of them first, then the one used last. */
  listOpen: (
    userId: string,
    { first, now, max }: { readonly first: string; readonly now: Date; readonly max: number },
  ): Promise<readonly OpenSession[]> =>
    db
      .selectFrom("sessions")
      .select(["id", "browser", "system", "created_at as createdAt", "last_used_at as lastUsedAt"])
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
      .limit(max)
      .execute(),
  /** The member of a session that has not ended; nothing for who is suspended or deleted. */
  findMember: async (sessionId: string): Promise<Member | undefined> => {
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
  /** Erases sessions that have no tokens left. */
  eraseSpent: () =>
    sql`
      delete from sessions where not exists (
        select from refresh_tokens where session_id = sessions.id)`.execute(db),
});

export type SessionStore = ReturnType<typeof sessionStore>;
