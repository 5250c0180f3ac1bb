import type { Services } from "../../services.ts";
import type { Db } from "../../database/db.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { addAuditEntry } from "../audit/rules.ts";
import { accountStatusStore } from "./status-store.ts";
import { addressMarkStore } from "./store.ts";
import type { AccountStatus } from "../../foundation/member.ts";

/** Marks the addresses of members who were suspended by the version before, which knew no marks. */
export async function markSuspended({ addressHashes, db }: Pick<Services, "addressHashes" | "db">) {
  for (const { id, email, suspendedAt } of await addressMarkStore(db).findUnmarked()) {
    const addressHash = addressHashes.hash(email);
    await addressMarkStore(db).save({ memberId: id, addressHash, suspendedAt });
  }
}

/**
 * How long the address of a suspended member who is erased is known, in seconds: as long as what admins
 * decided is.
 */
export const SUSPENSION_MEMORY = 2 * 365 * 24 * 60 * 60;

/**
 * Suspends a member, also one whose account is deleted or erased: they are hidden from all members, every session
 * of theirs ends, and so is a new account of their address. Call `endLiveOf` once it is kept.
 * @returns false where it changes nothing: they are suspended already, or nothing is known of them
 */
export async function suspendMember(
  db: Db,
  { addressHashes }: Pick<Services, "addressHashes">,
  userId: string,
  now: Date,
): Promise<boolean> {
  const addressMarks = addressMarkStore(db);
  const status = accountStatusStore(db);
  const email = await status.findEmail(userId);
  if (email === undefined) {
    return addressMarks.suspend(userId, now, secondsAfter(now, SUSPENSION_MEMORY));
  }
  if (!(await status.suspend(userId, now))) return false;
  const addressHash = addressHashes.hash(email);
  await addressMarks.save({ memberId: userId, addressHash, suspendedAt: now });
  await status.endSessions(userId, now);
  return true;
}

/**
 * Ends a suspension: everything is as it was, and they may sign in, or bring their account back where they
 * had deleted it. Who is erased may register again.
 * @returns false where it changes nothing: they are not suspended
 */
export async function reinstateMember(db: Db, userId: string): Promise<boolean> {
  const isReleased = await addressMarkStore(db).release(userId);
  return (await accountStatusStore(db).reinstate(userId)) || isReleased;
}

/**
 * Suspends a new account whose address belongs to a suspended member, who may have deleted the account: the
 * measure is the person's. Call it in the transaction that opens the account. The owner of the mailbox
 * receives a mail; all other answers are as for any address.
 */
export async function meetMeasure(
  services: Pick<Services, "addressHashes">,
  db: Db,
  { id: userId, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  if (!(await addressMarkStore(db).isSuspended(services.addressHashes.hash(email)))) return;
  if ((await accountStatusStore(db).findEmail(userId)) === undefined) return;
  if (!(await suspendMember(db, services, userId, now))) return;
  await addAuditEntry(db, {
    at: now,
    action: "suspend",
    moderatorId: null,
    subjectId: userId,
    reportId: null,
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

export const acknowledgeWarning = (db: Db, userId: string) =>
  accountStatusStore(db).acknowledgeWarning(userId);
