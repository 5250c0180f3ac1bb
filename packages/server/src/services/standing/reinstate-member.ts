import type { Stores } from "../stores.ts";

/**
 * Ends a suspension: everything is as it was, and they may sign in, or bring their account back where they
 * had deleted it. @returns false where it changes nothing: they are not suspended, or gone
 */
export function reinstateMember(
  { accounts }: Pick<Stores, "accounts">,
  userId: string,
): Promise<boolean> {
  return accounts.reinstate(userId);
}
