import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";
import { messageAnswer } from "../messages/message-answer.ts";

export const startAdvice: Serve<"startAdvice"> = async (services, { member, body }) => {
  const candidateId = body.candidate_user_id.toLowerCase();
  await services.dayLimits.peopleMember(member, [candidateId]);
  const conversationId = await rules.startAdvice(services, member, candidateId);
  return { status: 200, body: { conversation_id: conversationId } };
};

export const getAdviceHistory: Serve<"getAdviceHistory"> = async (
  services,
  { member, path, query },
) => {
  const { cursor: before, limit } = query;
  const history = await rules.getAdviceHistory(services, member, path.id, { before, limit });
  return {
    status: 200,
    body: {
      items: history.items.map((message) => messageAnswer(message, member.id)),
      next_cursor: history.nextCursor,
    },
  };
};
