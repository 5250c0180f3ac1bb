import type { Stores } from "../stores.ts";
import type { ReportEntry, ReportSummary } from "./moderation.ts";
import { summarizeMembers } from "./summarize-members.ts";

/** Tells who the members of reports are. */
export async function summarizeReports(
  stores: Pick<Stores, "accounts" | "addressMarks" | "moderation">,
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
  const reporters = await stores.moderation.countReporters(
    entries.map(({ reportedId }) => reportedId),
  );
  const histories = await stores.moderation.findHistories(
    entries.map(({ reporterId }) => reporterId),
  );
  return entries.map(({ id, reason, details, createdAt, reporterId, reportedId, decision }) => ({
    id,
    reason,
    details,
    createdAt,
    reporter: memberOf(reporterId),
    reported: memberOf(reportedId),
    reporters: reporters.get(reportedId) ?? 0,
    reporterHistory: histories.get(reporterId) ?? { reports: 0, dismissed: 0 },
    decision: decision && {
      action: decision.action,
      note: decision.note,
      decidedAt: decision.decidedAt,
      moderator: memberOf(decision.moderatorId),
    },
  }));
}
