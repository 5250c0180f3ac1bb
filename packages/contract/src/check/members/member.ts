/** How far a member has come, in order. */
export const statuses = [
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
] as const;

export type OnboardingStatus = (typeof statuses)[number];

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Member extends Login {
  /** The member's name in the members file, or the purpose that the runner made the member for. */
  readonly role: string;
  /** The runner's own: nothing needs to be put back. */
  readonly made: boolean;
  readonly id: string;
  readonly nickname: string | undefined;
  readonly status: OnboardingStatus;
  /** An access token that still lasts. */
  readonly token: () => Promise<string>;
}

export const isOnboarded = ({ status }: Member): boolean => status === "onboarding_complete";
