import { memberOf } from "../http/member-of.ts";
import { getAuditTrail as getAuditTrailService } from "../services/moderation/get-audit-trail.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getAuditTrail: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { after, limit = 20 } = request.query as Query<"getAuditTrail">;
    const page = await getAuditTrailService(parts, memberOf(request), { after, limit });
    reply.header("cache-control", "no-store");
    const answer: Schemas["AuditTrail"] = {
      items: page.items.map(({ at, reportId, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        report_id: reportId,
      })),
      next_cursor: page.nextCursor,
    };
    return answer;
  },
});
