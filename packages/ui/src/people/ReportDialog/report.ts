/** Why somebody is reported, as SPEC.md names it. */
export const reportReasons = [
  "harassment",
  "spam",
  "fake_profile",
  "inappropriate",
  "other",
] as const;
type ReportReason = (typeof reportReasons)[number];

export interface Report {
  /** Empty until one is chosen. */
  reason: ReportReason | "";
  details: string;
}

export const emptyReport: Report = { reason: "", details: "" };
