import type { Stores } from "../stores.ts";

/**
 * Suspends a member: they are nobody to everybody, and every session of theirs ends. Call `endLiveOf` once
 * it is kept. @returns false where it changes nothing: they are suspended already, or gone
 */
export async function suspendMember(
  { accounts, sessions }: Pick<Stores, "accounts" | "sessions">,
  userId: string,
  now: Date,
): Promise<boolean> {
  if (!(await accounts.suspend(userId, now))) return false;
  await sessions.endAll(userId, now);
  return true;
}
