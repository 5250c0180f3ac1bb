import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";

/**
 * How long the address of a suspended member who is erased is known, in seconds: as long as what admins
 * decided is.
 */
export const SUSPENSION_MEMORY = 2 * 365 * 24 * 60 * 60;

/**
 * Suspends a member, also one whose account is deleted or erased: they are nobody to everybody, every session
 * of theirs ends, and so is a new account of their address. Call `endLiveOf` once it is kept.
 * @returns false where it changes nothing: they are suspended already, or nothing is known of them
 */
export async function suspendMember(
  stores: Pick<Stores, "accounts" | "addressMarks" | "sessions">,
  { addressHashes }: Pick<Parts, "addressHashes">,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { accounts, addressMarks, sessions } = stores;
  const account = await accounts.findById(userId);
  if (account === undefined) {
    return addressMarks.suspend(userId, now, secondsAfter(now, SUSPENSION_MEMORY));
  }
  if (!(await accounts.suspend(userId, now))) return false;
  const addressHash = addressHashes.hash(account.email);
  await addressMarks.save({ memberId: userId, addressHash, suspendedAt: now });
  await sessions.endAll(userId, now);
  return true;
}
