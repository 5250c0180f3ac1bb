import type { ReportReason } from "../features/reports/rules.ts";
import type { Verdict } from "../features/moderation/report.ts";
import read from "./demo-reports.json" with { type: "json" };

export interface DemoReport {
  /** Addresses of demo members. */
  readonly from: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** How long ago it came in. */
  readonly hoursAgo: number;
  /** What the two wrote to each other before, minute by minute. */
  readonly talk: readonly { readonly by: "reporter" | "reported"; readonly text: string }[];
  /** The ruling of the admin; none for one that waits. */
  readonly verdict?: Verdict;
}

/** Three that wait and two with a ruling. None is suspended: each demo member can sign in. */
export const demoReports = read as readonly DemoReport[];
