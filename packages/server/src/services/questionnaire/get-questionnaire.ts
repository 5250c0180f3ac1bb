import { findQuestionnaire, type Questionnaire } from "@gemel/psyche/questionnaire";
import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../accounts/account.ts";
import { requireStatus } from "../accounts/require-status.ts";
import type { Member } from "../sessions/member.ts";

/**
 * A questionnaire by its name, in a language.
 * @throws AppError `onboarding_incomplete` before the profile is completed, `not_found`
 */
export function getQuestionnaire(
  member: Pick<Member, "onboardingStatus">,
  name: string,
  language: Language,
): Questionnaire {
  requireStatus(member, "profile_completed");
  const found = findQuestionnaire(name, language);
  if (found === undefined) throw new AppError("not_found");
  return found;
}
