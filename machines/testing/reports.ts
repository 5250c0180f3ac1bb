import type { Schemas } from "@gemel/api";

const member = (id: string): Schemas["MemberSummary"] => ({
  id,
  nickname: `Nickname of ${id}`,
  standing: "active",
});

/** A report that waits for a ruling. */
export const reportOf = (
  id: string,
  more: Partial<Schemas["ReportSummary"]> = {},
): Schemas["ReportSummary"] => ({
  id,
  reason: "spam",
  severity: "low",
  details: "Sells watches.",
  created_at: "2026-05-03T10:00:00Z",
  added_at: null,
  reporter: member("ada"),
  reported: member("ben"),
  reporters: 1,
  reporter_history: { reports: 1, dismissed: 0 },
  earlier_measures: 0,
  decision: null,
  ...more,
});

/** The ruling of an admin. */
export const rulingOf = (
  action: Schemas["ModerationAction"],
): NonNullable<Schemas["DecisionOrNull"]> => ({
  action,
  note: "",
  decided_at: "2026-05-04T10:00:00Z",
  moderator: member("eve"),
});

/** A report without evidence. */
export const fileOf = (report: Schemas["ReportSummary"]): Schemas["ReportFile"] => ({
  report,
  profile: { nickname: null, bio: null, country: null, city: null, social_links: [] },
  messages: [],
  left_out: 0,
  former_profiles: [],
  has_picture: false,
  has_voice: false,
  additions: [],
  earlier: { reports: 0, reporters: 0, warnings: 0, suspensions: 0 },
});
