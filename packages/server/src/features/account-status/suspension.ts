import type { Services } from "../../services.ts";
import type { Db } from "../../jobs/db.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { addAuditEntry } from "../audit/rules.ts";
import { accountStatusStore } from "./status-store.ts";
import { addressMarkStore } from "./store.ts";
import type { AccountStatus } from "../../foundation/member.ts";

/**
 * How long the address of a suspended member who is erased is known, in seconds: as long as what admins
 * decided is.
 */
export const SUSPENSION_MEMORY = 2 * 365 * 24 * 60 * 60;

/**
 * Suspends a member, even if the account is deleted or erased, and every account of the same mailbox: they
 * are hidden from all members, all their sessions end, and a new account of the mailbox is suspended too.
 * @returns the ids of the members whom it suspended: none if nothing is known of them, or they are suspended
 *   already. Call `endLiveOf` for each after the transaction commits
 */
export async function suspendMember(
  db: Db,
  services: Pick<Services, "addressHashes">,
  userId: string,
  now: Date,
): Promise<readonly string[]> {
  const mailboxHash = await lockMailboxOf(db, services, userId);
  if (mailboxHash === undefined) return [];
  const suspended = await suspendAccounts(db, { userId, mailboxHash }, now);
  for (const id of suspended) if (id !== userId) await noteByAddress(db, id, now);
  const until = secondsAfter(now, SUSPENSION_MEMORY);
  const isMarked = await addressMarkStore(db).suspend(userId, now, until);
  return isMarked ? [userId, ...suspended] : suspended;
}

/**
 * Ends a suspension, for every account of the mailbox: everything is as before, and the members may sign in,
 * or restore an account that they had deleted. An erased member may register again.
 * @returns the ids of the members whose suspension it ended
 */
export async function reinstateMember(
  db: Db,
  services: Pick<Services, "addressHashes">,
  userId: string,
): Promise<readonly string[]> {
  const mailboxHash = await lockMailboxOf(db, services, userId);
  if (mailboxHash === undefined) return [];
  const released = await addressMarkStore(db).release(userId, mailboxHash);
  const reinstated = await accountStatusStore(db).reinstate({ userId, mailboxHash });
  return [...new Set([...released, ...reinstated])];
}

/**
 * Suspends an account whose mailbox belongs to a suspended member, even an erased one: the measure applies to
 * the person. Call it in the transaction that opens the account. The owner of the mailbox receives a mail;
 * all other answers are the same as for any address.
 * @returns the ids of the members whom it suspended
 */
export async function meetMeasure(
  { addressHashes, clock }: Pick<Services, "addressHashes" | "clock">,
  db: Db,
  { id: userId, email }: { readonly id: string; readonly email: string },
): Promise<readonly string[]> {
  const mailboxHash = addressHashes.hash(email);
  await accountStatusStore(db).lockMailbox(mailboxHash);
  if (!(await addressMarkStore(db).isSuspended(mailboxHash))) return [];
  const now = clock();
  const suspended = await suspendAccounts(db, { userId, mailboxHash }, now);
  for (const id of suspended) await noteByAddress(db, id, now);
  return suspended;
}

/** Locks the mailbox of a member. @returns its hash; undefined where nothing is known of an erased member */
async function lockMailboxOf(
  db: Db,
  { addressHashes }: Pick<Services, "addressHashes">,
  userId: string,
): Promise<string | undefined> {
  const status = accountStatusStore(db);
  const email = await status.findEmail(userId);
  const mailboxHash =
    email === undefined ? await addressMarkStore(db).find(userId) : addressHashes.hash(email);
  if (mailboxHash !== undefined) await status.lockMailbox(mailboxHash);
  return mailboxHash;
}

async function suspendAccounts(
  db: Db,
  owner: { readonly userId: string; readonly mailboxHash: string },
  now: Date,
): Promise<readonly string[]> {
  const status = accountStatusStore(db);
  const suspended = await status.suspend(owner, now);
  for (const id of suspended) await status.endSessions(id, now);
  return suspended;
}

/** Notes that an account is suspended for its address alone, and notifies its owner. */
async function noteByAddress(db: Db, userId: string, now: Date): Promise<void> {
  await addAuditEntry(db, {
    at: now,
    action: "suspend",
    subjectId: userId,
    note: "The address is that of a suspended member.",
  });
  await db.jobs.send("moderation-mail", { userId, news: "suspended" });
}

/** The account status of members, also of those who are erased. @returns that of an id among those given */
export async function findStatuses(
  db: Db,
  memberIds: readonly string[],
): Promise<(id: string) => AccountStatus> {
  const statuses = await accountStatusStore(db).findStatuses(memberIds);
  const suspended = await addressMarkStore(db).findSuspended(memberIds);
  return (id) => statuses.get(id) ?? (suspended.has(id) ? "suspended" : "deleted");
}

/** Notes that a member is warned, for them to read. @returns whether they have deleted their account */
export const noteWarning = (db: Db, userId: string, now: Date) =>
  accountStatusStore(db).noteWarning(userId, now);

/** Takes back what a member has not read yet of their warnings. */
export const clearWarning = (db: Db, userId: string) => accountStatusStore(db).clearWarning(userId);

export const acknowledgeWarning = (db: Db, userId: string) =>
  accountStatusStore(db).acknowledgeWarning(userId);
