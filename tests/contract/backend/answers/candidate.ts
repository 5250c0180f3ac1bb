import type { components } from "@gemel/api/schema";
import { findMatch } from "../world/likes.ts";
import { ageOf, type Member } from "../world/member.ts";
import type { World } from "../world/world.ts";
import { pictureUrl, voiceUrl } from "./user.ts";
import { noChoice, nullInt32, nullString } from "./wrap.ts";

type Schemas = components["schemas"];

/** Everybody fits alike here: the scores are not what a contract can check. */
const compatibility: Schemas["Compatibility"] = {
  overall: 71,
  completeness: 0.8,
  low_confidence: false,
  social: 64,
  values: 82.5,
  emotional: 70,
  lifestyle: 58,
  longterm: null,
};

/** Whether a member may talk to the twin of another one now. */
export function sharesTwin(world: World, asking: Member, { id, profile }: Member): boolean {
  const share = findMatch(world, asking.id, id)
    ? profile.twin_share_on_match
    : profile.twin_share_pre_like;
  return share?.Bool ?? true;
}

/** Another member, as the asking one may see them. */
export function candidateAnswer(
  world: World,
  asking: Member,
  member: Member,
): Schemas["Candidate"] {
  const { profile } = member;
  return {
    id: member.id,
    nickname: nullString(member.nickname),
    age_years: nullInt32(ageOf(member)),
    sex: profile.sex ?? noChoice,
    country: profile.country ?? noChoice,
    city: profile.city ?? noChoice,
    bio: profile.bio ?? noChoice,
    profile_picture_url: nullString(pictureUrl(member)),
    voice_message_url: nullString(voiceUrl(member)),
    has_voice: member.voice !== undefined,
    children_status: profile.children_status ?? noChoice,
    pets_status: profile.pets_status ?? noChoice,
    twin_share_pre_like: profile.twin_share_pre_like ?? { Valid: true, Bool: true },
    twin_share_on_match: profile.twin_share_on_match ?? { Valid: true, Bool: true },
    twin_available: sharesTwin(world, asking, member),
    compatibility,
  };
}
