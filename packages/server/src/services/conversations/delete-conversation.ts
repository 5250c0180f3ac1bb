import { requireStatus } from "../accounts/require-status.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { requireConversation } from "./require-conversation.ts";

/**
 * Takes a conversation and all that was said in it out of the member's sight; with another person, that
 * person keeps theirs. It begins anew when something is said in it, or when it is opened again.
 * @throws AppError `onboarding_incomplete` or `not_found`
 */
export async function deleteConversation(
  parts: Pick<Parts, "clock" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
): Promise<void> {
  requireStatus(member, "questionnaire_completed");
  await requireConversation(parts, member.id, conversationId);
  await parts.stores.conversations.hide(member.id, conversationId, parts.clock());
}
