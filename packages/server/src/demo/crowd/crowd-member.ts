import type { QuestionResponse } from "@gemel/psyche/check-answers";
import type { Language } from "../../services/accounts/account.ts";
import type { Criteria, Sex } from "../../services/criteria/criteria.ts";
import type { Portrait } from "../../services/insights/insights.ts";
import type { Nickname } from "../../services/profiles/nickname.ts";
import type { Profile } from "../../services/profiles/profile.ts";

/** Somebody made up, with all that a member has at the end of onboarding. */
export interface CrowdMember {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly sex: Sex;
  readonly nickname: Nickname;
  readonly createdAt: Date;
  readonly profile: Profile;
  /** Whom they would like to meet; null for whom everyone would who has not said. */
  readonly criteria: Criteria | null;
  /** Their first words to somebody. */
  readonly greeting: string;
  readonly hasPicture: boolean;
  readonly hasVoice: boolean;
  readonly responses: readonly QuestionResponse[];
  readonly portrait: Portrait;
}
