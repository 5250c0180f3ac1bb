import type { Kysely, Selectable } from "kysely";
import type { AccountStatus, Language } from "../../foundation/member.ts";
import { emailKey } from "../../foundation/email-key.ts";
import { asNotices, type MailNotices } from "../settings/notices.ts";
import { accountStatusOf } from "../account-status/account-status.ts";
import type { Schema } from "../../database/schema.ts";

/** A member's account. There is one only after the address was verified. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly notices: MailNotices;
  readonly status: AccountStatus;
  /** When the member deleted it; it can come back for a while. */
  readonly deletedAt: Date | null;
}

/** A request for an account that waits for its link to be opened. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  /** Hash of the secret in the browser that made the registration. */
  readonly browserHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface PasswordReset {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

export interface NewPasswordReset extends Omit<PasswordReset, "spentAt"> {
  /** Whether a change of the password in the settings leaves it working. */
  readonly outlivesChanges: boolean;
}

interface OpenableRegistration extends Pick<
  Registration,
  "id" | "email" | "passwordHash" | "language"
> {
  readonly mailboxHash: string;
}

/** A registration as those read it who have nothing to do with its browser. */
export type VerifiableRegistration = Omit<Registration, "browserHash">;

export type RegistrationProof =
  | Pick<Registration, "browserHash">
  | Pick<Registration, "passwordHash">;

const accounts = (db: Kysely<Schema>) => db.selectFrom("users").selectAll();

const accountBy = async (query: ReturnType<typeof accounts>): Promise<Account | undefined> =>
  asAccount(await query.executeTakeFirst());

export const accountStore = (db: Kysely<Schema>) => ({
  addRegistration: ({ id, email, createdAt, expiresAt, ...registration }: Registration) =>
    db
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
      .execute(),
  findRegistration: async (id: string): Promise<VerifiableRegistration | undefined> => {
    const query = db.selectFrom("registrations").selectAll().where("id", "=", id);
    return asRegistration(await query.executeTakeFirst());
  },
  /** The oldest registration of an address that has not expired: the one whose link is mailed. */
  findPendingRegistration: async (key: string, now: Date) => {
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
  /** The newest registration of an address that was made by a browser, or with a password; in time or not. */
  findOwnRegistration: async (key: string, by: RegistrationProof) => {
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
  /**
   * Opens the account of a registration; harmless when the address has one already.
   * @returns whether this call opened it, not one that came at the same time
   */
  open: async (
    { id, email, mailboxHash, passwordHash, language }: OpenableRegistration,
    now: Date,
  ): Promise<boolean> => {
    const opened = await db
      .insertInto("users")
      .values({
        id,
        email,
        email_key: emailKey(email),
        mailbox_hash: mailboxHash,
        password_hash: passwordHash,
        preferred_language: language,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (opened === undefined) return false;
    await db.insertInto("profiles").values({ user_id: id }).execute();
    return true;
  },
  findByEmail: (key: string) => accountBy(accounts(db).where("email_key", "=", key)),
  /** The account of an address, or of another address of its mailbox: the oldest of several. */
  findByMailbox: async (key: string, mailboxHash: string): Promise<Account | undefined> => {
    const query = accounts(db)
      .where((eb) => eb.or([eb("email_key", "=", key), eb("mailbox_hash", "=", mailboxHash)]))
      .orderBy((eb) => eb("email_key", "=", key), "desc")
      .orderBy("created_at")
      .orderBy("id")
      .limit(1);
    return accountBy(query);
  },
  findById: (userId: string) => accountBy(accounts(db).where("id", "=", userId)),
  isOpenedAfter: async (userId: string, moment: Date): Promise<boolean> => {
    const query = db.selectFrom("users").select("id").where("id", "=", userId);
    return (await query.where("created_at", ">", moment).executeTakeFirst()) !== undefined;
  },
  /** Locks it against every change until the transaction ends. */
  findForUpdate: (userId: string) => accountBy(accounts(db).where("id", "=", userId).forUpdate()),
  isEmpty: async (): Promise<boolean> =>
    (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) === undefined,
  /** Sets another password, and spends the reset links of the one before, but those that outlive a change. */
  setPassword: async (userId: string, passwordHash: string, now: Date) => {
    await db
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      .execute();
    await db
      .updateTable("password_resets")
      .set({ spent_at: now })
      .where("user_id", "=", userId)
      .where("spent_at", "is", null)
      .where("outlives_changes", "=", false)
      .execute();
  },
  /** Makes the reset valid until its end, even if it exists already: its mail may be tried again. */
  addReset: ({ id, userId, expiresAt, outlivesChanges }: NewPasswordReset) =>
    db
      .insertInto("password_resets")
      .values({ id, user_id: userId, expires_at: expiresAt, outlives_changes: outlivesChanges })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ expires_at: expiresAt }))
      .execute(),
  /** The ids of a member's links that outlive changes, are not spent, and work for longer than until a moment. */
  listLinksOfChanges: async (userId: string, until: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom("password_resets")
      .select("id")
      .where("user_id", "=", userId)
      .where("outlives_changes", "=", true)
      .where("spent_at", "is", null)
      .where("expires_at", ">", until)
      .execute();
    return rows.map(({ id }) => id);
  },
  findReset: async (id: string): Promise<PasswordReset | undefined> => {
    const row = await db
      .selectFrom("password_resets")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    return row && { id, userId: row.user_id, expiresAt: row.expires_at, spentAt: row.spent_at };
  },
  /** Spends every reset link of a member. @returns the ids of those that were not spent before */
  spendResets: async (userId: string, now: Date): Promise<string[]> => {
    const spent = await db
      .updateTable("password_resets")
      .set({ spent_at: now })
      .where("user_id", "=", userId)
      .where("spent_at", "is", null)
      .returning("id")
      .execute();
    return spent.map(({ id }) => id);
  },
});

function asRegistration(row: Selectable<Schema["registrations"]> | undefined) {
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
    status: accountStatusOf(row),
    deletedAt: row.deleted_at,
  };
}
