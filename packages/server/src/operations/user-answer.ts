import type { Parts } from "../services/parts.ts";
import type { Member } from "../services/sessions/member.ts";
import { pictureUrl } from "./picture-url.ts";
import type { Schemas } from "./schemas.ts";
import { wrapString } from "./wrappers.ts";

/** A member as the contract's `User`. */
export const userAnswer = ({ ai }: Pick<Parts, "ai">, member: Member): Schemas["User"] => ({
  id: member.id,
  email: member.email,
  nickname: wrapString(member.nickname),
  onboarding_status: member.onboardingStatus,
  preferred_language: member.language,
  is_admin: member.isAdmin,
  profile_picture_url: wrapString(pictureUrl(member.id, member.pictureFile)),
  warned_at: member.warnedAt?.toISOString() ?? null,
  capabilities: [
    "blocks",
    "conversation_safety",
    "twin_sharing",
    ...(ai.chat === undefined ? (["answers_without_ai"] as const) : []),
  ],
});
