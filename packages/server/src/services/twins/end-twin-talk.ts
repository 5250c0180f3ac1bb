import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";

/**
 * Ends what another member and an owner's twin have to say to each other: the member can read it still, and
 * neither go on nor begin again before a match. Ending it twice is harmless.
 * @throws AppError `not_found`
 */
export async function endTwinTalk(
  parts: Pick<Parts, "clock" | "live" | "stores">,
  ownerId: string,
  conversationId: string,
): Promise<void> {
  const { stores, live } = parts;
  const memberId = await stores.conversations.endWithTwin(ownerId, conversationId, parts.clock());
  if (memberId === undefined) throw new AppError("not_found");
  await live.endConversation(conversationId);
  await live.tellMember(memberId, { event: "conversation_ended", conversationId });
}
