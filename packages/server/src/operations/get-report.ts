import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { getReport as getReportService } from "../services/moderation/get-report.ts";
import type { MakeOperation } from "./operation.ts";
import { reportFileAnswer } from "./report-file-answer.ts";

export const getReport: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const file = await getReportService(parts, memberOf(request), pathId(request));
    reply.header("cache-control", "no-store");
    return reportFileAnswer(file);
  },
});
