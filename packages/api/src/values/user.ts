import type { Schemas } from "../contract.ts";
import {
  type Language,
  languages,
  type OnboardingStatus,
  onboardingStatuses,
} from "./user-choices.ts";
import { readChoice, readText } from "./nullable.ts";

/** The signed-in member. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** Null until the profile claims one. */
  readonly nickname: string | null;
  readonly onboarding_status: OnboardingStatus;
  readonly preferred_language: Language;
  readonly is_admin: boolean;
  /** To be fetched with `getPicture`, which sends the token; not for an `<img src>`. */
  readonly profile_picture_url: string | null;
}

/** Reads a member; an unknown status counts as `registered`, an unknown language as `en`. */
export function readUser(raw: Schemas["User"]): User {
  return {
    id: raw.id,
    email: raw.email,
    nickname: readText(raw.nickname),
    onboarding_status: readChoice(onboardingStatuses, raw.onboarding_status) ?? "registered",
    preferred_language: readChoice(languages, raw.preferred_language ?? raw.language) ?? "en",
    is_admin: raw.is_admin,
    profile_picture_url: readText(raw.profile_picture_url),
  };
}
