import type { Report, ReportedProfile } from "./report.ts";

/** Reports and what they refer to. */
export interface ReportStore {
  add(report: Report): Promise<void>;
  /** What somebody's profile says now. */
  copyProfile(userId: string): Promise<ReportedProfile | undefined>;
  /** Which of these files are evidence. */
  known(files: readonly string[]): Promise<ReadonlySet<string>>;
  eraseExpired(before: Date): Promise<void>;
}
