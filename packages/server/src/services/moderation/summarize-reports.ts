import type { Stores } from "../stores.ts";
import type { ReportEntry, ReportSummary } from "./moderation.ts";
import { summarizeMembers } from "./summarize-members.ts";

/** Tells who the members of reports are. */
export async function summarizeReports(
  stores: Pick<Stores, "accounts" | "moderation">,
  entries: readonly ReportEntry[],
): Promise<readonly ReportSummary[]> {
  const memberOf = await summarizeMembers(
    stores,
    entries.flatMap(({ reporterId, reportedId, decision }) => [
      reporterId,
      reportedId,
      ...(decision === null ? [] : [decision.moderatorId]),
    ]),
  );
  return entries.map(({ id, reason, details, createdAt, reporterId, reportedId, decision }) => ({
    id,
    reason,
    details,
    createdAt,
    reporter: memberOf(reporterId),
    reported: memberOf(reportedId),
    decision: decision && {
      action: decision.action,
      note: decision.note,
      decidedAt: decision.decidedAt,
      moderator: memberOf(decision.moderatorId),
    },
  }));
}
