import type { Schemas } from "../contract.ts";
import type { Profile, SocialLink } from "./profile.ts";
import { wrapBoolean, wrapDate, wrapDecimal, wrapInteger, wrapText } from "./reading/wrap.ts";

/** The body of `PUT /me/profile`. */
export type ProfileUpdate = Schemas["ProfileUpdate"];

/** What a member edits: picture and voice message have calls of their own, and others talk to the twin. */
export type EditableProfile = Omit<
  Profile,
  "profile_picture_url" | "voice_message_url" | "twin_conversation_count"
>;

type Fields = ProfileUpdate["profile"];

/** How each field travels. A field of the contract that is missing here does not compile. */
const writers: { [Key in keyof Required<Fields>]: (value: EditableProfile[Key]) => Fields[Key] } = {
  first_name: writeText,
  last_name: writeText,
  birth_date: wrapDate,
  sex: wrapText,
  country: wrapText,
  city: writeText,
  bio: writeText,
  height_cm: wrapInteger,
  weight_kg: wrapDecimal,
  social_links: writeSocialLinks,
  children_status: wrapText,
  pets_status: wrapText,
  child_intent: wrapText,
  pet_intent: wrapText,
  show_wishes: wrapBoolean,
  twin_share_pre_like: wrapBoolean,
  twin_share_on_match: wrapBoolean,
};

/** Without the space around it, which no limit should count. */
function writeText(text: string | null) {
  return wrapText(text && text.trim());
}

/** Links lacking platform or url are dropped (docs/product.md section 5). */
function writeSocialLinks(links: readonly SocialLink[]): SocialLink[] {
  return links
    .map(({ platform, url }) => ({ platform: platform.trim(), url: url.trim() }))
    .filter(({ platform, url }) => platform !== "" && url !== "");
}

function write<Key extends keyof Fields>(
  fields: Fields,
  key: Key,
  profile: Partial<EditableProfile>,
) {
  const value = profile[key];
  if (value !== undefined) fields[key] = writers[key](value as EditableProfile[Key]);
}

/**
 * Wraps a profile for saving. Fields that are left out keep their value on the server, null clears
 * them. The nickname goes along when there is one; sending the member's own again is harmless.
 */
export function writeProfile(profile: Partial<EditableProfile>): ProfileUpdate {
  const fields: Fields = {};
  for (const key of Object.keys(writers) as (keyof Fields)[]) write(fields, key, profile);
  return profile.nickname ? { profile: fields, nickname: profile.nickname } : { profile: fields };
}
