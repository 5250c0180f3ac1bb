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
}
