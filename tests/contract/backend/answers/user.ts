import type { components } from "@gemel/api/schema";
import type { Member } from "../world/member.ts";
import { nullString } from "./wrap.ts";

/** Where a member's picture is fetched, if there is one. */
export const pictureUrl = ({ id, picture }: Member): string | undefined =>
  picture && `/api/profile/picture/${id}?v=${picture.name.slice(0, 8)}`;

/** Where a member's voice message is fetched, if there is one. */
export const voiceUrl = ({ id, voice }: Member): string | undefined =>
  voice && `/api/profile/voice/${id}?v=${voice.name.slice(0, 8)}`;

export function userAnswer(member: Member): components["schemas"]["User"] {
  return {
    id: member.id,
    email: member.email,
    nickname: nullString(member.nickname),
    onboarding_status: member.onboarding,
    preferred_language: member.language,
    is_admin: member.isAdmin,
    profile_picture_url: nullString(pictureUrl(member)),
  };
}
