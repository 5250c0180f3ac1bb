import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { decideReport as decideReportService } from "../services/moderation/decide-report.ts";
import type { MakeOperation } from "./operation.ts";
import { reportFileAnswer } from "./report-file-answer.ts";
import type { Schemas } from "./schemas.ts";

export const decideReport: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { action, note, revises } = request.body as Schemas["ReportDecision"];
    const id = pathId(request);
    const former = typeof revises === "string" ? new Date(revises) : null;
    const verdict = { action, note };
    const file = await decideReportService(parts, memberOf(request), id, verdict, former);
    reply.header("cache-control", "no-store");
    return reportFileAnswer(file);
  },
});
