import type { PageRequest } from "../paging/page.ts";
import type { Decision, Evidence, ReportEntry } from "./moderation.ts";

/** Reports as admins read and decide them. */
export interface ModerationStore {
  /** Those that wait for a decision, the oldest first. */
  pageOpen(request: PageRequest): Promise<readonly ReportEntry[]>;
  countOpen(): Promise<number>;
  /** The one decided last first. */
  pageClosed(request: PageRequest): Promise<readonly ReportEntry[]>;
  countClosed(): Promise<number>;
  find(reportId: string): Promise<(ReportEntry & Evidence) | undefined>;
  /** Finds a report, and lets nobody else hold it until the transaction ends. */
  hold(reportId: string): Promise<ReportEntry | undefined>;
  decide(reportId: string, decision: Decision): Promise<void>;
  /** How many reports there are about a member, one left out. */
  countAbout(reportedId: string, exceptReportId: string): Promise<number>;
  /** Nicknames of members by their ids; without those who are gone. */
  findNicknames(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
}
