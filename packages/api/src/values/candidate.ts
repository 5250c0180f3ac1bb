import type { Schemas } from "../contract.ts";
import { type Compatibility, readCompatibility } from "./compatibility.ts";
import { readBoolean, readChoice, readNonEmpty } from "./reading/nullable.ts";
import { readCount, readCountry } from "./reading/figures.ts";
import { type ChildrenAndPets, readChildrenAndPets, type Sex, sexes } from "./profile-choices.ts";
import { addressOf, readPictureUrl } from "./reading/picture-address.ts";
import { fieldsOf, id } from "./reading/reader.ts";

/** Another member as the signed-in member may see them; null for a missing value. */
export interface Candidate extends ChildrenAndPets {
  readonly id: string;
  /** Null for an anonymous member. */
  readonly nickname: string | null;
  readonly age_years: number | null;
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2, or in the words of a backend without codes. */
  readonly country: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  /** For `getPicture`. */
  readonly profile_picture_url: string | null;
  /** For `getAudio`. */
  readonly voice_message_url: string | null;
  readonly has_voice: boolean;
  readonly twin_share_pre_like: boolean;
  readonly twin_share_on_match: boolean;
  /** Whether the twin can be spoken with now; null where the backend does not say. */
  readonly twin_available: boolean | null;
  readonly compatibility: Compatibility | null;
  /** Whether there is none because the member's own answers do not agree with each other. */
  readonly scores_withheld: boolean;
}

export function readCandidate(json: unknown): Candidate {
  const raw = fieldsOf<Schemas["Candidate"]>(json);
  const userId = id(raw.id);
  const voice = readNonEmpty(raw.voice_message_url);
  const has_voice = readBoolean(raw.has_voice) ?? voice !== null;
  return {
    id: userId,
    nickname: readNonEmpty(raw.nickname),
    age_years: readCount(raw.age_years),
    sex: readChoice(sexes, raw.sex),
    country: readCountry(raw.country),
    city: readNonEmpty(raw.city),
    bio: readNonEmpty(raw.bio),
    profile_picture_url: readPictureUrl(raw.profile_picture_url, userId),
    voice_message_url: has_voice ? addressOf(voice ?? "", `/api/profile/voice/${userId}`) : voice,
    has_voice,
    ...readChildrenAndPets(raw),
    twin_share_pre_like: readBoolean(raw.twin_share_pre_like) ?? true,
    twin_share_on_match: readBoolean(raw.twin_share_on_match) ?? true,
    twin_available: readBoolean(raw.twin_available),
    compatibility: readCompatibility(raw.compatibility),
    scores_withheld: readBoolean(raw.scores_withheld) ?? false,
  };
}
