/** A member as admins see them. */
export interface ModerationMember {
  /** Null for one without a nickname, and for one who is gone. */
  nickname: string | null;
  standing: "active" | "suspended" | "deleted";
}

/** Why somebody is reported. */
export type ReportReason = "harassment" | "spam" | "fake_profile" | "inappropriate" | "other";

export const moderationActions = ["dismiss", "warn", "suspend"] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** What an admin decided. */
export interface Decided {
  action: ModerationAction;
  by: ModerationMember;
  at: Date;
}
