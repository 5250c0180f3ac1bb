/** A member as admins see them. */
export interface ModerationMember {
  /** Null for a member without a nickname, and for a deleted one. */
  nickname: string | null;
  standing: "active" | "suspended" | "deleted";
}

/** The outcome of all reports by a member. */
export interface ReporterHistory {
  reports: number;
  dismissed: number;
}

/** Why a member is reported. */
export type ReportReason = "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";

export const moderationActions = ["dismiss", "warn", "suspend"] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** A ruling of an admin. */
export interface Ruling {
  action: ModerationAction;
  by: ModerationMember;
  at: Date;
}
