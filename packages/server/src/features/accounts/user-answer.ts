import type { Schemas } from "@gemel/api";
import type { Services } from "../../services.ts";
import type { Member } from "../../foundation/member.ts";
import { pictureUrl } from "../pictures/rules.ts";
import { wrapString } from "../../http/wrappers.ts";

export const userAnswer = ({ ai }: Pick<Services, "ai">, member: Member): Schemas["User"] => ({
  id: member.id,
  email: member.email,
  nickname: wrapString(member.nickname),
  onboarding_status: member.onboardingStatus,
  preferred_language: member.language,
  is_admin: member.isAdmin,
  profile_picture_url: wrapString(pictureUrl(member.id, member.pictureFile)),
  warned_at: member.warnedAt?.toISOString() ?? null,
  capabilities: [
    "account_settings",
    "acknowledgements",
    "blocks",
    "conversation_safety",
    "first_messages",
    "member_events",
    "partial_profiles",
    "recent_events",
    "twin_sharing",
    ...(ai.chat === undefined ? (["answers_without_ai"] as const) : []),
  ],
});
