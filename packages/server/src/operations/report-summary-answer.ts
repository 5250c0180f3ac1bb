import type { ReportSummary } from "../services/moderation/moderation.ts";
import type { Schemas } from "./schemas.ts";

/** A report as the contract lists it for admins. */
export function reportSummaryAnswer(report: ReportSummary): Schemas["ReportSummary"] {
  const { createdAt, decision, reporterHistory, ...rest } = report;
  return {
    ...rest,
    created_at: createdAt.toISOString(),
    reporter_history: reporterHistory,
    decision: decision && {
      action: decision.action,
      note: decision.note,
      decided_at: decision.decidedAt.toISOString(),
      moderator: decision.moderator,
    },
  };
}
