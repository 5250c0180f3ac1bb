import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { SUSPENSION_MEMORY } from "./suspension.ts";
import type { Db } from "../../jobs/db.ts";
import { accountStatusStore } from "./status-store.ts";
import { addressMarkStore } from "./store.ts";
import { keepApart } from "../pasts/rules.ts";

/** A deleted account can come back for 30 days, in seconds (decision 0032). */
export const RETURN_TIME = 30 * 24 * 60 * 60;

export const erasureTime = (deletedAt: Date): Date => secondsAfter(deletedAt, RETURN_TIME);

/** For how long, at most, an erased member can still be reported, in seconds. */
export const REPORTED_MEMORY = 180 * 24 * 60 * 60;

/** The most accounts that are erased in one transaction. */
const BATCH = 100;

/**
 * Erases the accounts that can no longer come back, with every row that is theirs. The sweep of the media
 * store erases their files. Of a suspended member, and of one who can still be reported, a keyed hash of the
 * address stays for a time: deleting an account stops no measure (decision 0023), and ends no block.
 * @param leaving ends it after the transaction at hand
 */
export async function eraseDeleted(
  { addressHashes, clock, transaction }: Pick<Services, "addressHashes" | "clock" | "transaction">,
  leaving: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = clock();
  const until = secondsAfter(now, -RETURN_TIME);
  const times = {
    now,
    suspendedUntil: secondsAfter(now, SUSPENSION_MEMORY),
    reportedUntil: secondsAfter(now, REPORTED_MEMORY),
  };
  const eraseBatch = async (db: Db): Promise<number> => {
    const accounts = accountStatusStore(db);
    const erasable = await accounts.findErasable(until, BATCH);
    for (const { id, email } of erasable) {
      const member = { memberId: id, addressHash: addressHashes.hash(email) };
      await addressMarkStore(db).keepErased(member, times);
      await keepApart(db, member, now);
    }
    await accounts.erase(erasable.map(({ id }) => id));
    return erasable.length;
  };
  while (!leaving.aborted && (await transaction(eraseBatch)) === BATCH);
}

/** Brings a deleted account back. A member who was warned since the deletion gets the mail now. */
export async function restoreAccount(db: Db, userId: string): Promise<void> {
  const accounts = accountStatusStore(db);
  if (!(await accounts.restore(userId))) return;
  if (!(await accounts.takeWarning(userId))) return;
  await db.jobs.send("moderation-mail", { userId, news: "warned" });
}

/**
 * Ends what a member who was suspended or deleted has open, and what others have open of conversations with
 * or about them; call it after that is kept.
 */
export async function endLiveOf({ live, db }: Pick<Services, "db" | "live">, userId: string) {
  await live.endMember(userId);
  for (const { conversationId, memberId } of await accountStatusStore(db).findOthers(userId)) {
    await live.endConversation(conversationId, [memberId]);
  }
}

/** Deletes an account so that it can be restored. @returns false if it is deleted already, or erased */
export const markDeleted = (db: Db, userId: string, now: Date) =>
  accountStatusStore(db).delete(userId, now);

/** Ends a member's sessions, except one if it is given. @returns the ids of the ended sessions */
export const endSessions = (db: Db, userId: string, now: Date, exceptId?: string) =>
  accountStatusStore(db).endSessions(userId, now, exceptId);
