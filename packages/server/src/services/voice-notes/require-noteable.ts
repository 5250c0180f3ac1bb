import { fieldError } from "../../errors/field-error.ts";
import type { Conversation } from "../conversations/conversation.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import { requireStatus } from "../accounts/require-status.ts";

/**
 * A conversation that voice notes are sent into: one with a person. Whether it has ended is told when the
 * note is there, because one that was sent before is answered again.
 * @throws AppError `onboarding_incomplete`, `not_found`, or `rule_broken` for a twin and the advisor
 */
export async function requireNoteable(
  parts: Pick<Parts, "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
): Promise<Conversation> {
  requireStatus(member, "onboarding_complete");
  const conversation = await requireConversation(parts, member.id, conversationId);
  if (conversation.type === "user") return conversation;
  throw fieldError("rule_broken", {
    field: "id",
    code: "wrong_type",
    message: "Voice notes are for conversations with people.",
  });
}
