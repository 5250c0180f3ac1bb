import type { OwnProfile } from "../services/profiles/profile.ts";
import { pictureUrl } from "./picture-url.ts";
import type { Schemas } from "./schemas.ts";
import { voiceUrl } from "./voice-url.ts";
import { wrapBool, wrapChoice, wrapDate, wrapFloat64, wrapInt32, wrapString } from "./wrappers.ts";

/**
 * A profile as the contract's `ProfileAnswer`.
 * @param twinConversations how many others have talked with the member's twin
 */
export function profileAnswer(
  own: OwnProfile,
  twinConversations: number,
): Schemas["ProfileAnswer"] {
  const { profile } = own;
  return {
    nickname: wrapString(own.nickname),
    twin_conversation_count: twinConversations,
    profile: {
      first_name: wrapString(profile.first_name),
      last_name: wrapString(profile.last_name),
      birth_date: wrapDate(profile.birth_date),
      sex: wrapChoice(profile.sex),
      country: wrapString(profile.country),
      city: wrapString(profile.city),
      bio: wrapString(profile.bio),
      height_cm: wrapInt32(profile.height_cm),
      weight_kg: wrapFloat64(profile.weight_kg),
      profile_picture_url: wrapString(pictureUrl(own.userId, own.pictureFile)),
      voice_message_url: wrapString(voiceUrl(own.userId, own.voiceFile)),
      social_links: profile.social_links.map(({ platform, url }) => ({ platform, url })),
      children_status: wrapChoice(profile.children_status),
      pets_status: wrapChoice(profile.pets_status),
      child_intent: wrapChoice(profile.child_intent),
      pet_intent: wrapChoice(profile.pet_intent),
      show_wishes: wrapBool(profile.show_wishes),
      twin_share_pre_like: wrapBool(profile.twin_share_pre_like),
      twin_share_on_match: wrapBool(profile.twin_share_on_match),
    },
  };
}
