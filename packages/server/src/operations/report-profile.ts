import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { reportProfile as reportProfileService } from "../services/reports/report-profile.ts";
import type { MakeOperation } from "./operation.ts";
import { countReport, reportAnswer } from "./report-answer.ts";
import type { Schemas } from "./schemas.ts";

export const reportProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await countReport(parts, request, id);
    const {
      reason,
      details = "",
      conversation_id,
      message_ids,
    } = request.body as Schemas["ReportRequest"];
    await reportProfileService(parts, {
      reporterId: id,
      reportedId: pathId(request),
      reason,
      details,
      conversationId: conversation_id ?? null,
      markedIds: message_ids ?? [],
    });
    return reply.code(202).send(reportAnswer);
  },
});
