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
  /** At most {@link mostDetails} characters. */
  details: string;
}

/** Characters of a report's details, as the contract bounds them. */
export const mostDetails = 2000;

export const emptyReport: Report = { reason: "", details: "" };

/** Without the space around the details, which says nothing and would count. */
export const trimReport = <Whole extends Report>(report: Whole): Whole => ({
  ...report,
  details: report.details.trim(),
});
