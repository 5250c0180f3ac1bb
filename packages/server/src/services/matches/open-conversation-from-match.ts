import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { findOwnMatch } from "./find-own-match.ts";
import { openConversation } from "./open-conversation.ts";

/**
 * The conversation of a match; the first to open it begins it for both, and for whoever deleted it it
 * begins anew. @returns its id
 * @throws AppError `onboarding_incomplete`, or `not_found` also for a match that has ended, or
 * whose other member is absent
 */
export function openConversationFromMatch(
  parts: Pick<Parts, "clock" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  matchId: string,
): Promise<string> {
  requireStatus(member, "onboarding_complete");
  return parts.transaction(async (stores) => {
    await stores.matches.holdPair(await findOwnMatch(stores, member.id, matchId));
    const match = await findOwnMatch(stores, member.id, matchId);
    if (match.endedAt !== null) throw new AppError("not_found");
    const { lowId, highId } = match;
    await requireVisible(stores, member.id, lowId === member.id ? highId : lowId);
    const now = parts.clock();
    const conversationId = await openConversation(stores, match, now);
    await stores.conversations.show(member.id, conversationId, now);
    return conversationId;
  });
}
