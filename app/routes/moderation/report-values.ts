import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

type Decision = ReportFile["report"]["decision"];

export const reportHref = (id: string): string => `/moderation/${id}`;

/** A decision as components take it. */
export const decidedOf = (decision: Decision) =>
  decision && {
    action: decision.action,
    by: decision.moderator,
    at: new Date(decision.decided_at),
  };
