import type { Db } from "../../database/db.ts";
import type { MemberSummary, ReportEntry, ReportSummary } from "./report.ts";
import { findStatuses } from "../account-status/suspension.ts";
import { countMeasures } from "../audit/measures.ts";
import { moderationStore } from "./store.ts";

/** Reads who members are, once for many entries. @returns the summary of an id among those given */
export async function summarizeMembers(
  db: Db,
  ids: readonly string[],
): Promise<(id: string) => MemberSummary> {
  const distinct = [...new Set(ids)];
  const nicknames = await moderationStore(db).findNicknames(distinct);
  const statusOf = await findStatuses(db, distinct);
  return (id) => ({ id, nickname: nicknames.get(id) ?? null, standing: statusOf(id) });
}

export async function summarizeReports(
  db: Db,
  adminId: string,
  entries: readonly ReportEntry[],
): Promise<readonly ReportSummary[]> {
  const memberOf = await summarizeMembers(
    db,
    entries.flatMap(({ reporterId, reportedId, ruling }) => [
      reporterId,
      reportedId,
      ...(ruling === null ? [] : [ruling.moderatorId]),
    ]),
  );
  const reporters = await moderationStore(db).countReporters(
    entries.map(({ reportedId }) => reportedId),
  );
  const histories = await moderationStore(db).findHistories(
    adminId,
    entries.map(({ reporterId }) => reporterId),
  );
  const measures = await countMeasures(
    db,
    entries.map(({ id }) => id),
  );
  return entries.map(({ reporterId, reportedId, ruling, ...entry }) => ({
    ...entry,
    reporter: memberOf(reporterId),
    reported: memberOf(reportedId),
    reporters: reporters.get(reportedId) ?? 0,
    reporterHistory: histories.get(reporterId) ?? { reports: 0, dismissed: 0 },
    earlierMeasures: measures.get(entry.id) ?? 0,
    ruling: ruling && {
      action: ruling.action,
      note: ruling.note,
      ruledAt: ruling.ruledAt,
      moderator: memberOf(ruling.moderatorId),
    },
  }));
}
