import { AppError } from "../../errors/app-error.ts";
import { fieldError } from "../../errors/field-error.ts";

/** Stands for all that concerns a member as a whole (DESIGN.md, decision 2). */
export const WHOLE_MEMBER = "00000000-0000-0000-0000-000000000000";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Checks what a live connection is to be about. There are no conversations yet, so any but the member
 * as a whole is foreign; a foreign one and one that never was are refused alike.
 * @throws AppError `malformed` or `not_found`
 */
export function checkSubscription(conversationId: unknown): void {
  if (typeof conversationId !== "string" || !uuid.test(conversationId)) {
    throw fieldError("malformed", {
      field: "conversation_id",
      code: conversationId === undefined ? "required" : "format",
      message: "This is not the id of a conversation.",
    });
  }
  if (conversationId !== WHOLE_MEMBER) throw new AppError("not_found");
}
