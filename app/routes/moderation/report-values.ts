import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

type Ruling = ReportFile["report"]["decision"];

export const reportHref = (id: string): string => `/moderation/${id}`;

/** A ruling as components take it. */
export const rulingOf = (decision: Ruling) =>
  decision && {
    action: decision.action,
    by: decision.moderator,
    at: new Date(decision.decided_at),
  };
