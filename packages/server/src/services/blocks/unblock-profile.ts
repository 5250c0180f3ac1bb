import { pairOf } from "../matches/pair.ts";
import type { Parts } from "../parts.ts";
import type { Stores } from "../stores.ts";

/**
 * Ends a member's own block. The two may come across each other again, and nothing else comes back: likes
 * that the block took out of sight are gone, and who was a match stays apart. Harmless for somebody who is not blocked, and for nobody.
 */
export async function unblockProfile(
  { transaction }: Pick<Parts, "transaction">,
  memberId: string,
  blockedId: string,
): Promise<void> {
  if (memberId === blockedId) return;
  await transaction(async (stores) => {
    await stores.matches.holdPair(pairOf(memberId, blockedId));
    if (!(await stores.blocks.has(memberId, blockedId))) return;
    await stores.blocks.remove(memberId, blockedId);
    await forgetLike(stores, memberId, blockedId);
    await forgetLike(stores, blockedId, memberId);
  });
}

/** A pass stays: it is not the block's. */
async function forgetLike({ likes }: Stores, memberId: string, candidateId: string) {
  const decision = await likes.find(memberId, candidateId);
  if (decision?.action === "like") await likes.remove(memberId, candidateId);
}
