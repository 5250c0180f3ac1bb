import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";

export type Language = Schemas["Language"];
export type OnboardingStatus = Schemas["OnboardingStatus"];

export const languages = all<Language>()(["fr", "en", "de", "it", "es"]);

/** The statuses in the order in which a member reaches them. */
export const onboardingStatuses = all<OnboardingStatus>()([
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
]);
