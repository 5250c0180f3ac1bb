import { AppError } from "../../errors/app-error.ts";
import { requireStatus } from "../accounts/require-status.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Message } from "../messages/message.ts";
import { getMessages } from "../messages/get-messages.ts";
import type { Page } from "../paging/page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";

/**
 * A page of what was said in an advice, the newest first; inside it the oldest first. With the newest the
 * member has read it.
 * @throws AppError `onboarding_incomplete`, `invalid_cursor`, or `not_found` also for a conversation that
 * is no advice
 */
export async function getAdviceHistory(
  parts: Pick<Parts, "messageCursors" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  query: { readonly before: string | undefined; readonly limit: number },
): Promise<Page<Message>> {
  requireStatus(member, "onboarding_complete");
  const { type } = await requireConversation(parts, member.id, conversationId);
  if (type !== "advisor") throw new AppError("not_found");
  return getMessages(parts, member, conversationId, query);
}
