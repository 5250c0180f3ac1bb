import type { FastifyRequest } from "fastify";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError, fieldError } from "../../errors/app-error.ts";
import type { OperationServices, Services } from "../../services.ts";
import type { Account } from "./account.ts";
import { accountStore } from "./store.ts";
import type { Member } from "../../foundation/member.ts";
import type { JobData } from "../../jobs/jobs.ts";
import { endSessions } from "../account-status/deletion.ts";
import type { Db } from "../../jobs/db.ts";
import { emailKey } from "../../foundation/email-key.ts";

/** The passwords that most people had where passwords were stolen, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** The first guesses of a person who knows the site and the member. */
function wordsOf(email: string): readonly string[] {
  const address = emailKey(email);
  return ["gemel", address, address.slice(0, address.lastIndexOf("@"))];
}

const isMadeOf = (text: string, word: string): boolean =>
  text.includes(word) && !/\p{Letter}/u.test(text.replaceAll(word, ""));

/**
 * Whether a password is among the first that are tried: one of the most common, or nothing but our name or
 * the member's address with digits and signs. Small and capital letters are the same.
 */
export function isGuessable(password: string, email: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  return common.has(text) || wordsOf(email).some((word) => isMadeOf(text, word));
}

interface WantedPassword {
  readonly field: string;
  readonly password: string;
  readonly email: string;
}

/** Refuses a password that is among the first to be tried. @throws AppError `rule_broken` */
export function requireUnguessable({ field, password, email }: WantedPassword): void {
  if (!isGuessable(password, email)) return;
  throw fieldError("rule_broken", {
    field,
    code: "too_common",
    message: "This password is too easy to guess. Please choose another one.",
  });
}

/** Counts a try of a signed-in member's password, a minute's and a day's. @throws AppError `rate_limited` */
export async function countPasswordTry(
  { limits }: Pick<OperationServices, "limits">,
  request: FastifyRequest,
  member: Pick<Member, "id" | "sessionId">,
): Promise<void> {
  await limits.passwordSession(request, member);
  await limits.passwordDaySession(request, member);
}

/** The account of a member who gives its password. @throws AppError `wrong_password` */
export async function requirePassword(
  { passwords, db }: Pick<Services, "db" | "passwords">,
  memberId: string,
  password: string,
): Promise<Account> {
  const account = await accountStore(db).findById(memberId);
  const isRight = await passwords.matches(password, account?.passwordHash);
  if (account === undefined || !isRight) throw new AppError("wrong_password");
  return account;
}

/**
 * Locks an account whose password was checked, until the transaction ends, and reads it again. A password
 * check takes long enough for a reset in between: its result is valid only while the password is the same.
 * @throws AppError `refusal` if the password has changed since, or the account is erased
 */
export async function lockChecked(
  db: Db,
  checked: Account,
  refusal: "invalid_credentials" | "wrong_password",
): Promise<Account> {
  const account = await accountStore(db).findForUpdate(checked.id);
  if (account?.passwordHash !== checked.passwordHash) throw new AppError(refusal);
  return account;
}

/**
 * The same for a signed-in member; refuses an account that is suspended or deleted.
 * @throws AppError `wrong_password`, or `unauthorized`
 */
export async function lockOwn(db: Db, checked: Account): Promise<void> {
  const { status } = await lockChecked(db, checked, "wrong_password");
  if (status !== "active") throw new AppError("unauthorized");
}

/**
 * Replaces the password that a member gives with a new one, signs them out everywhere else and notifies them
 * by mail. Of two changes at once, one finds the password changed. No device is known any more, and no reset
 * link that was asked for works. Links in the mails of changes still work: a person who knows the password
 * cannot close the owner's way back by changing it again.
 * @returns the account with the new password
 * @throws AppError `wrong_password`, `unauthorized`, or `rule_broken` for a new one that is easy to guess
 */
export async function changePassword(
  services: Pick<Services, "clock" | "db" | "live" | "passwords" | "transaction">,
  { id, sessionId }: Pick<Member, "id" | "sessionId">,
  passwords: { readonly current: string; readonly next: string },
): Promise<Account> {
  const checked = await requirePassword(services, id, passwords.current);
  requireUnguessable({ field: "new_password", password: passwords.next, email: checked.email });
  const next = await services.passwords.hash(passwords.next);
  const ended = await services.transaction(async (db) => {
    const accounts = accountStore(db);
    await lockOwn(db, checked);
    const now = services.clock();
    await accounts.setPassword(id, next, now);
    await db.jobs.send("password-changed-mail", { userId: id });
    return endSessions(db, id, now, sessionId);
  });
  for (const other of ended) await services.live.endSession(other);
  return { ...checked, passwordHash: next };
}

/**
 * Takes a request for a reset link. Whether the address has an account is found out by the job, after
 * the answer, so that neither the answer nor its time reveals that.
 */
export async function forgotPassword(
  services: Pick<Services, "db">,
  asked: JobData["password-forgotten"],
): Promise<void> {
  await services.db.jobs.send("password-forgotten", asked);
}

/** How long a requested reset link works, in seconds. */
export const RESET_LIFE = 60 * 60;

/** How long the reset link works in the mail of a changed password, in seconds. */
export const CHANGED_RESET_LIFE = 7 * 24 * 60 * 60;

/**
 * Sets a new password by a reset link, spends every link of the member and ends every session of theirs. Of two
 * links at once one is spent.
 * @throws AppError `invalid_link`, `expired_link`, or `rule_broken` for a password that is easy to guess; the
 * link can then be used again
 */
export async function resetPassword(
  services: Pick<Services, "clock" | "db" | "linkTokens" | "live" | "passwords" | "transaction">,
  input: { readonly token: string; readonly password: string },
): Promise<void> {
  const id = services.linkTokens.read("reset-password", input.token);
  const reset = id === undefined ? undefined : await accountStore(services.db).findReset(id);
  if (reset === undefined) throw new AppError("invalid_link");
  const now = services.clock();
  if (reset.spentAt !== null) throw new AppError("spent_link");
  if (reset.expiresAt <= now) throw new AppError("expired_link");
  const account = await accountStore(services.db).findById(reset.userId);
  if (account === undefined) throw new AppError("invalid_link");
  requireUnguessable({ field: "password", password: input.password, email: account.email });
  const passwordHash = await services.passwords.hash(input.password);
  await services.transaction(async (db) => {
    const accounts = accountStore(db);
    await accounts.findForUpdate(reset.userId);
    const spent = await accounts.spendResets(reset.userId, now);
    if (!spent.includes(reset.id)) throw new AppError("spent_link");
    await accounts.setPassword(reset.userId, passwordHash, now);
    await endSessions(db, reset.userId, now);
  });
  await services.live.endMember(reset.userId);
}
