import type { Stores } from "../stores.ts";

/**
 * Ends a suspension: everything is as it was, and they may sign in, or bring their account back where they
 * had deleted it. Who is erased may register again.
 * @returns false where it changes nothing: they are not suspended
 */
export async function reinstateMember(
  { accounts, addressMarks }: Pick<Stores, "accounts" | "addressMarks">,
  userId: string,
): Promise<boolean> {
  const isReleased = await addressMarks.release(userId);
  return (await accounts.reinstate(userId)) || isReleased;
}
