import type { PageRequest } from "../paging/page.ts";
import type { HeldAction, HeldEntry } from "./held-words.ts";
import type { Decision, Evidence, ReportEntry, ReporterHistory } from "./moderation.ts";

/** Reports as admins read and decide them. */
export interface ModerationStore {
  /** Those that wait for a decision: the most severe first, then those of the most reporters, then the oldest. */
  pageOpen(request: PageRequest): Promise<readonly ReportEntry[]>;
  countOpen(): Promise<number>;
  /** The one decided last first. */
  pageClosed(request: PageRequest): Promise<readonly ReportEntry[]>;
  countClosed(): Promise<number>;
  find(reportId: string): Promise<(ReportEntry & Evidence) | undefined>;
  /** Finds a report, and lets nobody else hold it until the transaction ends. */
  hold(reportId: string): Promise<ReportEntry | undefined>;
  decide(reportId: string, decision: Decision): Promise<void>;
  /** Held words that wait, by member: the newest first. */
  pageHeld(request: PageRequest): Promise<readonly HeldEntry[]>;
  /** Of how many members words wait. */
  countHeld(): Promise<number>;
  /** Decides about the words of a member that wait, up to a moment. @returns to how many people they were said */
  judgeHeld(memberId: string, action: HeldAction, until: Date): Promise<number>;
  /** How many reports there are about a member, one left out, and how many members but its reporter made them. */
  countAbout(
    report: Pick<ReportEntry, "id" | "reporterId" | "reportedId">,
  ): Promise<{ readonly reports: number; readonly reporters: number }>;
  /** How many members have reported each of these, where the report was not dismissed. */
  countReporters(reportedIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What became of the reports of each of these members. */
  findHistories(reporterIds: readonly string[]): Promise<ReadonlyMap<string, ReporterHistory>>;
  /** Nicknames of members by their ids; without those who are gone. */
  findNicknames(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
}
