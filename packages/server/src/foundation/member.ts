import type { OfferedLocale } from "@gemel/i18n/server";

/** The signed-in member that a request speaks for. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly nickname: string | null;
  readonly onboardingStatus: OnboardingStatus;
  readonly language: Language;
  readonly isAdmin: boolean;
  readonly pictureFile: string | null;
  readonly joinedAt: Date;
  /** When they were warned; null for a warning that they have said to have read. */
  readonly warnedAt: Date | null;
}

/** The device that a session is used with: names, as far as they are known. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** How far a member has come; it never goes back. */
export type OnboardingStatus =
  | "registered"
  | "profile_completed"
  | "questionnaire_completed"
  | "onboarding_complete";

export type Language = OfferedLocale;

/** Whether a member may sign in; who is suspended and deleted is suspended. */
export type AccountStatus = "active" | "suspended" | "deleted";
