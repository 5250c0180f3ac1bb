import { AppError } from "../../errors/app-error.ts";
import type { Parts } from "../parts.ts";
import type { Conversation } from "./conversation.ts";

/**
 * A conversation that a member can see. A foreign one, one that they deleted, and one about somebody who is
 * apart from them are as absent as one that never was. One that has ended can be seen.
 * @throws AppError `not_found`
 */
export async function requireConversation(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
  conversationId: string,
): Promise<Conversation> {
  const found = await stores.conversations.find(memberId, conversationId);
  if (found === undefined) throw new AppError("not_found");
  return found;
}
