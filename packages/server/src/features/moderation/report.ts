import type { Report } from "../reports/rules.ts";
import type { SeverityLevel } from "../reports/severity.ts";
import type { AccountStatus } from "../../foundation/member.ts";
import type { Addition, ReportReason } from "../../database/documents.ts";
import type { Db } from "../../jobs/db.ts";
import { findStatuses } from "../account-status/suspension.ts";
import { countMeasures } from "../audit/measures.ts";
import { moderationStore } from "./store.ts";

export interface MemberSummary {
  readonly id: string;
  /** Null for a member without one, and for one who is erased. */
  readonly nickname: string | null;
  /** `deleted` for one who is erased, too. */
  readonly standing: AccountStatus;
}

type ModerationAction = "dismiss" | "warn" | "suspend";

/** The action that an admin wants for a report, and the reason; members never see the note. */
export interface Verdict {
  readonly action: ModerationAction;
  readonly note: string;
}

export interface Basis {
  /** When the ruling was made that this one replaces; null for a first one. */
  readonly revises: Date | null;
  /** When the report was last added to; null for never. */
  readonly seenUntil: Date | null;
}

export interface Ruling extends Verdict {
  readonly ruledAt: Date;
  readonly moderatorId: string;
}

/** A report without its evidence; members by their ids, which stay when a member goes. */
export interface ReportEntry {
  readonly id: string;
  readonly reason: ReportReason;
  /** Severity of the gravest reason that the reporter gave, later ones included. */
  readonly severity: SeverityLevel;
  readonly details: string;
  readonly createdAt: Date;
  /** Time of the last addition; null for none. */
  readonly addedAt: Date | null;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly ruling: Ruling | null;
}

export interface Evidence extends Pick<
  Report,
  "profile" | "messages" | "leftOut" | "former" | "pictureFile" | "voiceFile"
> {
  /** The oldest first. */
  readonly additions: readonly Addition[];
}

export interface ReporterHistory {
  readonly reports: number;
  readonly dismissed: number;
}

export interface ReportSummary extends Omit<ReportEntry, "reporterId" | "reportedId" | "ruling"> {
  readonly reporter: MemberSummary;
  readonly reported: MemberSummary;
  /** Different members who have reported the same one, where the report was not dismissed. */
  readonly reporters: number;
  readonly reporterHistory: ReporterHistory;
  /** How many warnings and suspensions of the reported member stand, this report not counted. */
  readonly earlierMeasures: number;
  readonly ruling: (Omit<Ruling, "moderatorId"> & { readonly moderator: MemberSummary }) | null;
}

export interface ReportFile {
  readonly report: ReportSummary;
  readonly evidence: Evidence;
  readonly earlier: {
    /** Number of reports that were not dismissed. */
    readonly reports: number;
    /** Different members who made those reports, the reporter of this one not counted. */
    readonly reporters: number;
    readonly warnings: number;
    readonly suspensions: number;
  };
}

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
