import { memberOf } from "../http/member-of.ts";
import { getReports as getReportsService } from "../services/moderation/get-reports.ts";
import type { MakeOperation } from "./operation.ts";
import { reportSummaryAnswer } from "./report-summary-answer.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getReports: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { state = "open", after, limit = 20 } = request.query as Query<"getReports">;
    const page = await getReportsService(parts, memberOf(request), state, { after, limit });
    reply.header("cache-control", "no-store");
    const answer: Schemas["ReportList"] = {
      items: page.items.map(reportSummaryAnswer),
      next_cursor: page.nextCursor,
      total: page.total,
    };
    return answer;
  },
});
