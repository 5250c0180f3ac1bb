import { fieldError } from "../../errors/field-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import { requireSpeakable } from "../conversations/require-speakable.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";

/**
 * A conversation with a twin or the advisor in which a member may ask by voice now.
 * @param type what the member takes it for
 * @throws AppError `onboarding_incomplete`, `not_found`, `rule_broken` for one of another type,
 *   `conversation_closed` or `twin_not_shared`
 */
export async function requireAskable(
  parts: Pick<Parts, "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  type: "twin" | "advisor",
): Promise<Conversation> {
  requireStatus(member, "onboarding_complete");
  const conversation = await requireConversation(parts, member.id, conversationId);
  if (conversation.type !== type) {
    throw fieldError("rule_broken", {
      field: "convType",
      code: "wrong_type",
      message: "This conversation is not of that type.",
    });
  }
  await requireSpeakable(parts, member.id, conversation);
  return conversation;
}
