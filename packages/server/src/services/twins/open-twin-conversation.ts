import { randomUUID } from "node:crypto";
import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { maySpeakToTwin } from "./may-speak-to-twin.ts";

/**
 * Opens a member's conversation with their own twin, or with that of an owner who shares it. @returns its
 * id, the same each time
 * @throws AppError `onboarding_incomplete`, `not_ready` while the member's own is being made, `not_found`
 *   or `twin_not_shared`
 */
export async function openTwinConversation(
  parts: Pick<Parts, "clock" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  ownerId: string,
): Promise<string> {
  requireStatus(member, "questionnaire_completed");
  if (member.onboardingStatus !== "onboarding_complete") throw new AppError("not_ready");
  if (ownerId !== member.id) await requireShared(parts, member.id, ownerId);
  return parts.stores.conversations.openOwned({
    id: randomUUID(),
    type: "twin",
    ownerId: member.id,
    subjectId: ownerId,
    createdAt: parts.clock(),
  });
}

async function requireShared(
  parts: Pick<Parts, "stores">,
  memberId: string,
  ownerId: string,
): Promise<void> {
  await requireVisible(parts.stores, memberId, ownerId);
  if (!(await maySpeakToTwin(parts, memberId, ownerId))) throw new AppError("twin_not_shared");
}
