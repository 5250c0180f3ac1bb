import { requireStatus } from "../accounts/require-status.ts";
import { requireConversation } from "../conversations/require-conversation.ts";
import type { Page } from "../paging/page.ts";
import type { Parts } from "../parts.ts";
import type { Member } from "../sessions/member.ts";
import type { Message } from "./message.ts";
import { type MessagesQuery, readMessages } from "./read-messages.ts";

/**
 * A page of a conversation. With the newest page the member has read the conversation.
 * @throws AppError `onboarding_incomplete`, `not_found` or `invalid_cursor`
 */
export async function getMessages(
  parts: Pick<Parts, "messageCursors" | "stores">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  query: MessagesQuery,
): Promise<Page<Message>> {
  requireStatus(member, "questionnaire_completed");
  await requireConversation(parts, member.id, conversationId);
  const page = await readMessages(parts, member.id, conversationId, query);
  const newest = page.items.at(-1);
  const isNewest = query.before === undefined && (query.page ?? 1) === 1;
  if (isNewest && newest !== undefined) {
    await parts.stores.conversations.markRead(member.id, conversationId, newest.seq);
  }
  return page;
}
