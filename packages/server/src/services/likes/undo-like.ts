import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import { pairOf } from "../matches/pair.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { undoUntil } from "./undo-time.ts";

/**
 * Takes a like or a pass back, as if it had never been; harmless when nothing was said.
 * @throws AppError `onboarding_incomplete`, `not_found`, or `undo_expired` once ten seconds are over or a
 * match came of it
 */
export function undoLike(
  parts: Pick<Parts, "clock" | "transaction">,
  member: Pick<Member, "id" | "onboardingStatus">,
  candidateId: string,
): Promise<void> {
  requireStatus(member, "onboarding_complete");
  return parts.transaction(async (stores) => {
    const pair = pairOf(member.id, candidateId);
    await stores.matches.holdPair(pair);
    await requireVisible(stores, member.id, candidateId);
    const decision = await stores.likes.find(member.id, candidateId);
    if (decision === undefined) return;
    const match = await stores.matches.findLatest(pair);
    if (match?.endedAt === null) {
      throw new AppError("undo_expired", {
        message: "You are a match already. You can end the match instead.",
      });
    }
    const cameToMatch = match !== undefined && match.createdAt >= decision.decidedAt;
    if (cameToMatch || parts.clock() > undoUntil(decision)) throw new AppError("undo_expired");
    await stores.likes.remove(member.id, candidateId);
    await stores.pasts.forgetWords(member.id, candidateId, decision.decidedAt);
  });
}
