import type { ReportReason } from "../../database/documents.ts";

const severities: Readonly<Record<ReportReason, number>> = {
  harassment: 4,
  inappropriate: 3,
  fake_profile: 2,
  spam: 1,
  other: 0,
};

/** Returns how early a report with a reason must be read: the higher, the earlier. */
export const severityOf = (reason: ReportReason): number => severities[reason];

/** A severity in one of three words, for admins. */
export type SeverityLevel = "high" | "medium" | "low";

export function severityLevelOf(severity: number): SeverityLevel {
  if (severity >= severities.inappropriate) return "high";
  return severity >= severities.fake_profile ? "medium" : "low";
}
