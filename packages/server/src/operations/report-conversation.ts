import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { reportConversation as reportConversationService } from "../services/reports/report-conversation.ts";
import type { MakeOperation } from "./operation.ts";
import { countReport, reportAnswer } from "./report-answer.ts";
import type { Schemas } from "./schemas.ts";

export const reportConversation: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await countReport(parts, request, id);
    const { reason, details = "", message_ids } = request.body as Schemas["ConversationReport"];
    await reportConversationService(parts, {
      reporterId: id,
      conversationId: pathId(request),
      reason,
      details,
      markedIds: message_ids ?? [],
    });
    return reply.code(202).send(reportAnswer);
  },
});
