import type { ReportFile } from "../../flows/use-report-review.ts";

type Decision = ReportFile["report"]["decision"];

/** Where a report is read. */
export const reportHref = (id: string): string => `/moderation/${id}`;

/** A decision as components take it. */
export const decidedOf = (decision: Decision) =>
  decision && {
    action: decision.action,
    by: decision.moderator,
    at: new Date(decision.decided_at),
  };
