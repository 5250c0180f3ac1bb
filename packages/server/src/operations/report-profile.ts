import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { reportProfile as reportProfileService } from "../services/reports/report-profile.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const reportProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { id } = memberOf(request);
    await parts.limits.reportMember(request, id);
    const { reason, details = "", conversation_id } = request.body as Schemas["ReportRequest"];
    await reportProfileService(parts, {
      reporterId: id,
      reportedId: pathId(request),
      reason,
      details,
      conversationId: conversation_id ?? null,
    });
    const answer: Schemas["MessageAnswer"] = {
      message: "Thank you for telling us. Somebody will look at it.",
    };
    return reply.code(202).send(answer);
  },
});
