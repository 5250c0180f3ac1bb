import type { Locale } from "@gemel/i18n/server";
import type { Schemas } from "@gemel/api";
import type { Candidate } from "./rules.ts";
import { reasonTexts } from "./compose-candidates.ts";
import { ageInYears } from "../../foundation/age.ts";
import { pictureUrl } from "../pictures/rules.ts";
import { voiceUrl } from "../voices/rules.ts";
import { wrapBool, wrapChoice, wrapInt32, wrapString } from "../../http/wrappers.ts";

export function candidateAnswer(
  candidate: Candidate,
  language: Locale,
  today: Date,
): Schemas["Candidate"] {
  const { id, birth_date, pictureFile, voiceFile } = candidate;
  return {
    id,
    nickname: wrapString(candidate.nickname),
    age_years: wrapInt32(birth_date === null ? null : ageInYears(birth_date, today)),
    sex: wrapChoice(candidate.sex),
    country: wrapString(candidate.country),
    city: wrapString(candidate.city),
    bio: wrapString(candidate.bio),
    profile_picture_url: wrapString(pictureUrl(id, pictureFile)),
    voice_message_url: wrapString(voiceUrl(id, voiceFile)),
    has_voice: voiceFile !== null,
    children_status: wrapChoice(candidate.children_status),
    pets_status: wrapChoice(candidate.pets_status),
    child_intent: wrapChoice(candidate.child_intent),
    pet_intent: wrapChoice(candidate.pet_intent),
    twin_share_pre_like: wrapBool(candidate.twin_share_pre_like),
    twin_share_on_match: wrapBool(candidate.twin_share_on_match),
    twin_available: candidate.isTwinAvailable,
    compatibility: compatibilityAnswer(candidate.compatibility, language),
    ...(candidate.areScoresWithheld && { scores_withheld: true }),
  };
}

export function compatibilityAnswer(
  compatibility: Candidate["compatibility"],
  language: Locale,
): Schemas["Compatibility"] | null {
  if (compatibility === null) return null;
  const { reasons: _, ...scores } = compatibility;
  return { ...scores, reasons: reasonTexts(compatibility, language) };
}
