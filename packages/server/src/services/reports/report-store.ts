import type {
  OpenReport,
  Report,
  ReportedMessage,
  ReportedProfile,
  ReportReason,
} from "./report.ts";

/** What is added to a report that waits. */
interface ReportUpdate extends Pick<OpenReport, "messages" | "additions"> {
  readonly reason: ReportReason;
  readonly addedAt: Date;
}

/** Which messages of conversations are evidence. */
export interface EvidenceQuery {
  readonly conversationIds: readonly string[];
  readonly reporterId: string;
  /** Messages that the reporter names. */
  readonly markedIds: readonly string[];
}

/** Reports and what they refer to. */
export interface ReportStore {
  add(report: Report): Promise<void>;
  /** The report of a pair that waits for its decision. The pair is held meanwhile. */
  findOpen(reporterId: string, reportedId: string): Promise<OpenReport | undefined>;
  update(id: string, update: ReportUpdate): Promise<void>;
  /** What somebody's profile says now; nothing once they are erased. */
  copyProfile(userId: string): Promise<ReportedProfile | undefined>;
  /**
   * Copies the first messages and the newest, and those around what the reporter names and says themself: no
   * flood of the other's can push them out. The oldest first.
   */
  copyMessages(query: EvidenceQuery): Promise<readonly ReportedMessage[]>;
  /** Which of these files are evidence. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Erases reports that came in, and were added to, before a moment. */
  eraseExpired(before: Date): Promise<void>;
}
