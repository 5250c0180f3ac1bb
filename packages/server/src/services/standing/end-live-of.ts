import type { Parts } from "../parts.ts";

/**
 * Ends what a member who was suspended or deleted has open, and what others have open of conversations with
 * or about them; call it after that is kept.
 */
export async function endLiveOf(
  { live, stores }: Pick<Parts, "live" | "stores">,
  userId: string,
): Promise<void> {
  await live.endMember(userId);
  for (const { conversationId, memberId } of await stores.conversations.findOthers(userId)) {
    await live.endConversation(conversationId);
    await live.tellMember(memberId, { event: "conversation_ended", conversationId });
  }
}
