import { randomUUID } from "node:crypto";
import { requireStatus } from "../accounts/account.ts";
import { requireVisible } from "../candidates/rules.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { AppError } from "../../errors/app-error.ts";
import { requireConversation } from "../conversations/rules.ts";
import { openOwnedConversation } from "../conversations/queries.ts";
import type { Message } from "../../live/delivery.ts";
import { getMessages } from "../messages/rules.ts";
import type { Page } from "../../foundation/page.ts";

/**
 * Opens a member's conversation with the advisor about a candidate. @returns its id, the same each time
 * @throws AppError `onboarding_incomplete`; `not_found` alike for who does not exist, is not to be found
 * yet, is kept away in either direction, and for oneself
 */
export async function startAdvice(
  services: Pick<Services, "clock" | "db">,
  member: Pick<Member, "id" | "onboardingStatus">,
  candidateId: string,
): Promise<string> {
  requireStatus(member, "onboarding_complete");
  await requireVisible(services.db, member.id, candidateId);
  return openOwnedConversation(services.db, {
    id: randomUUID(),
    type: "advisor",
    ownerId: member.id,
    subjectId: candidateId,
    createdAt: services.clock(),
  });
}

/**
 * A page of the messages of an advice, the newest page first; within a page the oldest message first. Reading
 * the newest page marks the advice as read.
 * @throws AppError `onboarding_incomplete`, `invalid_cursor`, or `not_found`, also for a conversation that is
 * no advice
 */
export async function getAdviceHistory(
  services: Pick<Services, "db" | "messageCursors">,
  member: Pick<Member, "id" | "onboardingStatus">,
  conversationId: string,
  query: { readonly before: string | undefined; readonly limit: number },
): Promise<Page<Message>> {
  requireStatus(member, "onboarding_complete");
  const { type } = await requireConversation(services, member.id, conversationId);
  if (type !== "advisor") throw new AppError("not_found");
  return getMessages(services, member, conversationId, query);
}
