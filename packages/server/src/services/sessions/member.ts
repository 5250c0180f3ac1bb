import type { Language, OnboardingStatus } from "../accounts/account.ts";

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
