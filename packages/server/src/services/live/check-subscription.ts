import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";
import type { Parts } from "../parts.ts";

/** Stands for all that concerns a member as a whole (DESIGN.md, decision 2). */
export const WHOLE_MEMBER = "00000000-0000-0000-0000-000000000000";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks what a live connection is to be about: the member as a whole. Nobody can talk yet, not even in a
 * conversation of their own; a foreign one and one that never was are refused alike.
 * @throws AppError `malformed`, `not_found` or `not_implemented`
 */
export async function checkSubscription(
  { stores }: Pick<Parts, "stores">,
  memberId: string,
  conversationId: unknown,
): Promise<void> {
  if (typeof conversationId !== "string" || !uuid.test(conversationId)) {
    throw fieldError("malformed", {
      field: "conversation_id",
      code: conversationId === undefined ? "required" : "format",
      message: "This is not the id of a conversation.",
    });
  }
  if (conversationId === WHOLE_MEMBER) return;
  const isOwn = await stores.conversations.hasMembers(conversationId, [memberId]);
  throw new AppError(isOwn ? "not_implemented" : "not_found");
}
