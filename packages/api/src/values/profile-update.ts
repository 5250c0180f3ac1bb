import type { Schemas } from "../contract.ts";
import type { Profile, SocialLink } from "./profile.ts";

/** The body of `PUT /me/profile`. */
export type ProfileUpdate = Schemas["ProfileUpdate"];

/** The fields that are sent; not the count, which others change by talking to the twin. */
type SentProfile = Omit<Profile, "twin_conversation_count">;

/** The fields that a member edits; picture and voice message have calls of their own. */
export type EditableProfile = Omit<SentProfile, "profile_picture_url" | "voice_message_url">;

type Fields = ProfileUpdate["profile"];

/** How each field travels. A field of the contract that is missing here does not compile. */
export const writers: {
  [Key in keyof Required<Fields>]: (value: SentProfile[Key]) => Fields[Key] | undefined;
} = {
  profile_picture_url: wrapText,
  voice_message_url: wrapText,
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
  // A backend that knows no such choice is not asked to make it.
  show_wishes: (value) => (value === null ? undefined : wrapBoolean(value)),
  twin_share_pre_like: wrapBoolean,
  twin_share_on_match: wrapBoolean,
};

/** Removes surrounding space and composes letters (NFC): a limit should count neither. */
function writeText(text: string | null) {
  return wrapText(text && text.trim().normalize("NFC"));
}

/** Links lacking platform or url are dropped (docs/product.md section 5). */
function writeSocialLinks(links: readonly SocialLink[]): SocialLink[] {
  return links
    .map(({ platform, url }) => ({ platform: platform.trim(), url: url.trim() }))
    .filter(({ platform, url }) => platform !== "" && url !== "");
}

function write<Key extends keyof Fields>(fields: Fields, key: Key, profile: Partial<SentProfile>) {
  const value = profile[key];
  const written = value === undefined ? undefined : writers[key](value as SentProfile[Key]);
  if (written !== undefined) fields[key] = written;
}

/**
 * Wraps a profile for saving. Fields that are left out keep their value on the server, null clears
 * them. The nickname goes along when there is one; sending the member's own again is harmless.
 */
export function writeProfile(profile: Partial<SentProfile>): ProfileUpdate {
  const fields: Fields = {};
  for (const key of Object.keys(writers) as (keyof Fields)[]) write(fields, key, profile);
  return profile.nickname ? { profile: fields, nickname: profile.nickname } : { profile: fields };
}

/** Wrappers for updates. Null clears: the value is then the zero of its type, which is ignored. */

/** Text; an empty one counts as none, because a form has no other way to say so. */
function wrapText<Text extends string>(value: Text | null): { Valid: boolean; String: Text | "" } {
  return value ? { Valid: true, String: value } : { Valid: false, String: "" };
}

/** A 32-bit integer; decimals are rounded. */
function wrapInteger(value: number | null): { Valid: boolean; Int32: number } {
  return { Valid: value !== null, Int32: Math.round(value ?? 0) };
}

/** A decimal, rounded to the nearest 0.1. */
function wrapDecimal(value: number | null): { Valid: boolean; Float64: number } {
  return { Valid: value !== null, Float64: Math.round((value ?? 0) * 10) / 10 };
}

function wrapBoolean(value: boolean): { Valid: boolean; Bool: boolean } {
  return { Valid: true, Bool: value };
}

/** A calendar date `YYYY-MM-DD` as midnight UTC. */
function wrapDate(value: string | null): { Valid: boolean; Time: string } {
  return { Valid: Boolean(value), Time: `${value || "0001-01-01"}T00:00:00Z` };
}
