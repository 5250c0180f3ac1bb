import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import { RETURN_TIME } from "./erasure-time.ts";

/**
 * Erases the accounts that can no longer come back, with every row that is theirs. The sweep of the media
 * store erases their files.
 */
export async function eraseDeleted({
  clock,
  stores,
}: Pick<Parts, "clock" | "stores">): Promise<void> {
  await stores.accounts.eraseDeleted(secondsAfter(clock(), -RETURN_TIME));
}
