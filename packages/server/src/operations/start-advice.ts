import { memberOf } from "../http/member-of.ts";
import { startAdvice as startAdviceService } from "../services/advice/start-advice.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const startAdvice: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { candidate_user_id } = request.body as Schemas["AdviceRequest"];
    const candidateId = candidate_user_id.toLowerCase();
    const member = memberOf(request);
    await parts.limits.peopleMember(member, [candidateId]);
    const conversationId = await startAdviceService(parts, member, candidateId);
    const answer: Schemas["ConversationOpened"] = { conversation_id: conversationId };
    return answer;
  },
});
