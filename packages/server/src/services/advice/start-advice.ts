import { randomUUID } from "node:crypto";
import { requireStatus } from "../accounts/require-status.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";

/**
 * Opens a member's conversation with the advisor about a candidate. @returns its id, the same each time
 * @throws AppError `onboarding_incomplete`; `not_found` alike for who does not exist, is not to be found
 * yet, is kept away in either direction, and for oneself
 */
export async function startAdvice(
  parts: Pick<Parts, "clock" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  candidateId: string,
): Promise<string> {
  requireStatus(member, "onboarding_complete");
  await requireVisible(parts.stores, member.id, candidateId);
  return parts.stores.conversations.openOwned({
    id: randomUUID(),
    type: "advisor",
    ownerId: member.id,
    subjectId: candidateId,
    createdAt: parts.clock(),
  });
}
