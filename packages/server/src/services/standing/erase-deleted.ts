import { secondsAfter } from "../clock.ts";
import type { Parts } from "../parts.ts";
import { RETURN_TIME } from "./erasure-time.ts";
import { SUSPENSION_MEMORY } from "./suspend-member.ts";

/** Who is erased can be reported by those who knew them for at most so long, in seconds. */
const REPORTED_MEMORY = 180 * 24 * 60 * 60;

/**
 * Erases the accounts that can no longer come back, with every row that is theirs. The sweep of the media
 * store erases their files. Of a suspended member, and of one who can still be reported, a keyed hash of the
 * address stays for a time: deleting an account stops no measure (DESIGN.md, decision 30).
 */
export async function eraseDeleted({
  addressHashes,
  clock,
  transaction,
}: Pick<Parts, "addressHashes" | "clock" | "transaction">): Promise<void> {
  const now = clock();
  const until = secondsAfter(now, -RETURN_TIME);
  const times = {
    now,
    suspendedUntil: secondsAfter(now, SUSPENSION_MEMORY),
    reportedUntil: secondsAfter(now, REPORTED_MEMORY),
  };
  await transaction(async ({ accounts, addressMarks }) => {
    for (const { id, email } of await accounts.findErasable(until)) {
      await addressMarks.keepErased(
        { memberId: id, addressHash: addressHashes.hash(email) },
        times,
      );
    }
    await accounts.eraseDeleted(until);
  });
}
