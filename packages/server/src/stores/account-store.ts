import { type Kysely, type Selectable, sql } from "kysely";
import type { Account, Language } from "../services/accounts/account.ts";
import type { AccountStore, VerifiableRegistration } from "../services/accounts/account-store.ts";
import { emailKey } from "../services/accounts/email-key.ts";
import type { Standing } from "../services/standing/standing.ts";
import { asNotices } from "./notices-row.ts";
import type { Schema } from "./schema.ts";

/** Registrations, accounts and reset links in the database. */
export function createAccountStore(db: Kysely<Schema>): AccountStore {
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
    addRegistration: async ({ id, email, createdAt, expiresAt, ...registration }) => {
      await db
        .insertInto("registrations")
        .values({
          id,
          email,
          email_key: emailKey(email),
          password_hash: registration.passwordHash,
          preferred_language: registration.language,
          browser_hash: registration.browserHash,
          created_at: createdAt,
          expires_at: expiresAt,
        })
        .execute();
    },
    findRegistration: async (id) => {
      const query = db.selectFrom("registrations").selectAll().where("id", "=", id);
      return asRegistration(await query.executeTakeFirst());
    },
    findPendingRegistration: async (key, now) => {
      const query = db
        .selectFrom("registrations")
        .selectAll()
        .where("email_key", "=", key)
        .where("browser_hash", "is not", null)
        .where("expires_at", ">", now)
        .orderBy("created_at")
        .orderBy("id")
        .limit(1);
      return asRegistration(await query.executeTakeFirst());
    },
    findOwnRegistration: async (key, by) => {
      const query = db
        .selectFrom("registrations")
        .selectAll()
        .where("email_key", "=", key)
        .where((eb) =>
          "browserHash" in by
            ? eb("browser_hash", "=", by.browserHash)
            : eb("password_hash", "=", by.passwordHash),
        )
        .orderBy("created_at", "desc")
        .limit(1);
      return asRegistration(await query.executeTakeFirst());
    },
    open: async ({ id, email, passwordHash, language }, now) => {
      const opened = await db
        .insertInto("users")
        .values({
          id,
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          preferred_language: language,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (opened !== undefined) await db.insertInto("profiles").values({ user_id: id }).execute();
    },
    findByEmail: async (key) => {
      const query = db.selectFrom("users").selectAll().where("email_key", "=", key);
      return asAccount(await query.executeTakeFirst());
    },
    findById: async (userId) => {
      const query = db.selectFrom("users").selectAll().where("id", "=", userId);
      return asAccount(await query.executeTakeFirst());
    },
    findForUpdate: async (userId) => {
      const query = db.selectFrom("users").selectAll().where("id", "=", userId).forUpdate();
      return asAccount(await query.executeTakeFirst());
    },
    isEmpty: async () =>
      (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined,
    setRole: async (userId, role) => {
      const changed = await db
        .updateTable("users")
        .set({ role })
        .where("id", "=", userId)
        .where("role", "<>", role)
        .returning("id")
        .executeTakeFirst();
      return changed !== undefined;
    },
    findAdmins: async () => {
      const query = db.selectFrom("users").select("email").where("role", "=", "admin");
      return (await query.orderBy("email").execute()).map(({ email }) => email);
    },
    setPassword: async (userId, passwordHash) => {
      await db
        .updateTable("users")
        .set({ password_hash: passwordHash })
        .where("id", "=", userId)
        .execute();
    },
    findStandings: async (userIds) => {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .selectFrom("users")
        .select(["id", "suspended_at", "deleted_at"])
        .where("id", "in", userIds)
        .execute();
      return new Map(rows.map((row) => [row.id, asStanding(row)]));
    },
    suspend: (userId, now) => change(userId, "suspended_at", now),
    reinstate: (userId) => change(userId, "suspended_at", null),
    delete: (userId, now) => change(userId, "deleted_at", now),
    restore: (userId) => change(userId, "deleted_at", null),
    noteWarning: async (userId, now) => {
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
    acknowledgeWarning: async (userId) => {
      await db
        .updateTable("users")
        .set({ unread_warning_at: null })
        .where("id", "=", userId)
        .execute();
    },
    takeWarning: (userId) => change(userId, "warned_at", null),
    findErasable: (until) =>
      db
        .selectFrom("users")
        .select(["id", "email"])
        .where("deleted_at", "<=", until)
        .forUpdate()
        .execute(),
    eraseDeleted: async (until) => {
      await db.deleteFrom("users").where("deleted_at", "<=", until).execute();
    },
    addReset: async ({ id, userId, expiresAt }) => {
      await db
        .insertInto("password_resets")
        .values({ id, user_id: userId, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ expires_at: expiresAt }))
        .execute();
    },
    findLivingReset: async (userId, now) => {
      const row = await db
        .selectFrom("password_resets")
        .select("id")
        .where("user_id", "=", userId)
        .where("spent_at", "is", null)
        .where("expires_at", ">", now)
        .orderBy("expires_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },
    findReset: async (id) => {
      const row = await db
        .selectFrom("password_resets")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return row && { id, userId: row.user_id, expiresAt: row.expires_at, spentAt: row.spent_at };
    },
    spendReset: async (id, now) => {
      const spent = await db
        .updateTable("password_resets")
        .set({ spent_at: now })
        .where("id", "=", id)
        .where("spent_at", "is", null)
        .returning("user_id")
        .executeTakeFirst();
      if (spent === undefined) return false;
      await db
        .updateTable("password_resets")
        .set({ spent_at: now })
        .where("user_id", "=", spent.user_id)
        .where("spent_at", "is", null)
        .execute();
      return true;
    },
    eraseExpired: async (before) => {
      await db.deleteFrom("registrations").where("expires_at", "<", before).execute();
      await db.deleteFrom("password_resets").where("expires_at", "<", before).execute();
    },
  };
}

function asRegistration(
  row: Selectable<Schema["registrations"]> | undefined,
): VerifiableRegistration | undefined {
  if (row === undefined) return undefined;
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    language: row.preferred_language as Language,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function asAccount(row: Selectable<Schema["users"]> | undefined): Account | undefined {
  if (row === undefined) return undefined;
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    language: row.preferred_language as Language,
    notices: asNotices(row),
    standing: asStanding(row),
    deletedAt: row.deleted_at,
  };
}

function asStanding(
  row: Pick<Selectable<Schema["users"]>, "suspended_at" | "deleted_at">,
): Standing {
  if (row.suspended_at !== null) return "suspended";
  return row.deleted_at === null ? "active" : "deleted";
}
