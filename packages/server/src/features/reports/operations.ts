import type { FastifyRequest } from "fastify";
import type { Schemas } from "@gemel/api";
import type { Member } from "../../foundation/member.ts";
import type { Serve, OperationServices } from "../../services.ts";
import * as rules from "./rules.ts";

export const reportProfile: Serve<"reportProfile"> = async (
  services,
  { member, path, body, request },
) => {
  const { id } = member;
  await countReport(services, request, member);
  const { reason, details = "", conversation_id, message_ids } = body;
  await rules.reportProfile(services, {
    reporterId: id,
    reportedId: path.id,
    reason,
    details,
    conversationId: conversation_id ?? null,
    markedIds: message_ids ?? [],
  });
  return { status: 202, body: reportAnswer };
};

export const reportConversation: Serve<"reportConversation"> = async (
  services,
  { member, path, body, request },
) => {
  const { id } = member;
  await countReport(services, request, member);
  const { reason, details = "", message_ids } = body;
  await rules.reportConversation(services, {
    reporterId: id,
    conversationId: path.id,
    reason,
    details,
    markedIds: message_ids ?? [],
  });
  return { status: 202, body: reportAnswer };
};

const reportAnswer: Schemas["MessageAnswer"] = {
  message: "Thank you for telling us. Somebody will look at it.",
};

/** Counts a report, a minute's and a day's. @throws AppError `rate_limited` */
async function countReport(
  { limits }: Pick<OperationServices, "limits">,
  request: FastifyRequest,
  member: Pick<Member, "id" | "sessionId">,
): Promise<void> {
  await limits.reportSession(request, member);
  await limits.reportDayMember(request, member.id);
}
