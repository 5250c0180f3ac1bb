/** Why a person is reported, docs/product.md section 3. */
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
  /** At most {@link maxDetails} characters. */
  details: string;
  /** The messages that the report is about, at most {@link maxMarked}. @default none */
  messageIds?: readonly string[];
}

/** A message of the other person that a report can be about. */
export interface ReportableMessage {
  id: string;
  /** Null for a recording without a transcript. */
  text: string | null;
  sentAt: Date;
}

/** Messages that a report marks, as the contract bounds them. */
export const maxMarked = 20;

/** Characters of a report's details, as the contract bounds them. */
export const maxDetails = 2000;

export const emptyReport: Report = { reason: "", details: "" };

/** Removes the space around the details, which says nothing but would count. */
export const trimReport = <Whole extends Report>(report: Whole): Whole => ({
  ...report,
  details: report.details.trim(),
});
