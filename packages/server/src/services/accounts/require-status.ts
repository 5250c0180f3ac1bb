import { AppError } from "../../errors/app-error.ts";
import type { OnboardingStatus } from "./account.ts";

const steps: readonly OnboardingStatus[] = [
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
];

/** Refuses a member who has not come far enough. @throws AppError `onboarding_incomplete` */
export function requireStatus(
  { onboardingStatus }: { readonly onboardingStatus: OnboardingStatus },
  least: OnboardingStatus,
): void {
  if (steps.indexOf(onboardingStatus) >= steps.indexOf(least)) return;
  throw new AppError("onboarding_incomplete");
}
