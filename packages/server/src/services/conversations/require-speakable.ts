import { AppError } from "../../errors/app-error.ts";
import { requireVisible } from "../candidates/require-visible.ts";
import type { Parts } from "../parts.ts";
import { maySpeakToTwin } from "../twins/may-speak-to-twin.ts";
import type { Conversation } from "./conversation.ts";

/**
 * Refuses what a member would say in a conversation that takes no more messages now: it has ended, its
 * twin is not shared with the member any more, or whom it is about has become nobody to them.
 * @throws AppError `conversation_closed`, `twin_not_shared` or `not_found`
 */
export async function requireSpeakable(
  parts: Pick<Parts, "stores">,
  memberId: string,
  { type, subjectId, closedAt }: Pick<Conversation, "type" | "subjectId" | "closedAt">,
): Promise<void> {
  if (closedAt !== null) throw new AppError("conversation_closed");
  if (subjectId === null || subjectId === memberId) return;
  await requireVisible(parts.stores, memberId, subjectId);
  if (type !== "twin" || (await maySpeakToTwin(parts, memberId, subjectId))) return;
  throw new AppError("twin_not_shared");
}
