import type { components } from "@gemel/api/schema";
import type { Member } from "../world/member.ts";
import { pictureUrl, voiceUrl } from "./user.ts";
import { noChoice, nullInt32, nullString, nullTime } from "./wrap.ts";

type Schemas = components["schemas"];

/** What is there before a member has told anything. */
const empty = {
  first_name: noChoice,
  last_name: noChoice,
  birth_date: nullTime(undefined),
  sex: noChoice,
  country: noChoice,
  city: noChoice,
  bio: noChoice,
  height_cm: nullInt32(undefined),
  weight_kg: { Valid: false, Float64: 0 },
  social_links: [],
  children_status: noChoice,
  pets_status: noChoice,
  child_intent: noChoice,
  pet_intent: noChoice,
  twin_share_pre_like: { Valid: true, Bool: true },
  twin_share_on_match: { Valid: true, Bool: true },
} satisfies Schemas["ProfileFields"];

export function profileAnswer(member: Member): Schemas["ProfileAnswer"] {
  return {
    nickname: nullString(member.nickname),
    profile: {
      ...empty,
      ...member.profile,
      profile_picture_url: nullString(pictureUrl(member)),
      voice_message_url: nullString(voiceUrl(member)),
    },
  };
}

/** Whether something is valid only in name: a cleared field. */
const isCleared = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "Valid" in value && value.Valid === false;

/** The profile after an update: cleared fields are empty again, half-filled links are dropped. */
export function mergeProfile(
  before: Schemas["ProfileFields"],
  update: Schemas["ProfileFields"],
): Schemas["ProfileFields"] {
  const entries = Object.entries({ ...before, ...update });
  const kept = Object.fromEntries(entries.filter(([, value]) => !isCleared(value)));
  const links = update.social_links?.filter(({ platform, url }) => platform && url);
  return { ...kept, ...(links && { social_links: links }) };
}
