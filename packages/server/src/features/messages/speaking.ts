import { AppError } from "../../errors/app-error.ts";
import { requireVisible } from "../candidates/rules.ts";
import type { Services } from "../../services.ts";
import { maySpeakToTwin } from "../twins/sharing.ts";
import type { Conversation } from "../conversations/rules.ts";

/**
 * Refuses what a member would say in a conversation that takes no more messages now: it has ended, its
 * twin is not shared with the member any more, or its subject is no longer visible to them.
 * @throws AppError `conversation_closed`, `twin_not_shared` or `not_found`
 */
export async function requireSpeakable(
  services: Pick<Services, "db">,
  memberId: string,
  { type, subjectId, closedAt }: Pick<Conversation, "type" | "subjectId" | "closedAt">,
): Promise<void> {
  if (closedAt !== null) throw new AppError("conversation_closed");
  if (subjectId === null || subjectId === memberId) return;
  await requireVisible(services.db, memberId, subjectId);
  if (type !== "twin" || (await maySpeakToTwin(services, memberId, subjectId))) return;
  throw new AppError("twin_not_shared");
}

/** How long a message waits unread until a mail reminds of it, in seconds. */
export const WAITING_TIME = 30 * 60;
