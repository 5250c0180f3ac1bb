import type { QuestionResponse } from "@gemel/psyche/check-answers";
import type { Language } from "../../foundation/member.ts";
import type { Criteria, Sex } from "../../features/criteria/criteria.ts";
import type { Nickname } from "../../features/profiles/nickname.ts";
import type { Profile } from "../../features/profiles/profile.ts";
import type { Portrait } from "../../database/documents.ts";

export interface DrawnMember {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly sex: Sex;
  readonly nickname: Nickname;
  readonly createdAt: Date;
  readonly profile: Profile;
  /** Whom they would like to meet; null for whom everyone would who has not said. */
  readonly criteria: Criteria | null;
  readonly greeting: string;
  readonly hasPicture: boolean;
  readonly hasVoice: boolean;
  readonly responses: readonly QuestionResponse[];
  readonly portrait: Portrait;
}
