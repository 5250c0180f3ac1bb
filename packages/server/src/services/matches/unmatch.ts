import { requireStatus } from "../accounts/require-status.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { endMatch, tellEnd } from "./end-match.ts";
import { findOwnMatch } from "./find-own-match.ts";

/**
 * Ends a match for both, who do not come across each other again; ending it twice, or after a block, is harmless.
 * @throws AppError `onboarding_incomplete`, or `not_found` for a match that never was the member's own
 */
export async function unmatch(
  parts: Pick<Parts, "clock" | "live" | "stores" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  matchId: string,
): Promise<void> {
  requireStatus(member, "onboarding_complete");
  const { match, ended } = await parts.transaction(async (stores) => {
    const own = await findOwnMatch(stores, member.id, matchId);
    await stores.matches.holdPair(own);
    const isOver = (await findOwnMatch(stores, member.id, matchId)).endedAt !== null;
    const none = { conversationId: undefined };
    return { match: own, ended: isOver ? none : await endMatch(stores, own, parts.clock()) };
  });
  await tellEnd(parts, match, ended);
}
