import type { Schemas } from "../contract.ts";
import { readBoolean, readChoice, readNumber, readText } from "./nullable.ts";
import {
  type ChildrenStatus,
  childrenStatuses,
  type PetsStatus,
  petsStatuses,
  type Sex,
  sexes,
} from "./profile-choices.ts";

/** How well two members fit; scores are 0 to 100, null where there is too little data. */
export type Compatibility = Schemas["Compatibility"];

/** Another member as the signed-in one may see them; null where nothing is told. */
export interface Candidate {
  readonly id: string;
  /** Null for somebody who is anonymous. */
  readonly nickname: string | null;
  readonly age_years: number | null;
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  /** For `getPicture`. */
  readonly profile_picture_url: string | null;
  /** For `getAudio`. */
  readonly voice_message_url: string | null;
  readonly has_voice: boolean;
  readonly children_status: ChildrenStatus | null;
  readonly pets_status: PetsStatus | null;
  readonly twin_share_pre_like: boolean;
  readonly twin_share_on_match: boolean;
  /** Whether the twin can be spoken with now; null where the backend does not say. */
  readonly twin_available: boolean | null;
  readonly compatibility: Compatibility | null;
}

/** Reads a candidate; `children` and `pets` are other names of the statuses. */
export function readCandidate(raw: Schemas["Candidate"]): Candidate {
  return {
    id: raw.id,
    nickname: readText(raw.nickname),
    age_years: readNumber(raw.age_years),
    sex: readChoice(sexes, raw.sex),
    country: readText(raw.country),
    city: readText(raw.city),
    bio: readText(raw.bio),
    profile_picture_url: readText(raw.profile_picture_url),
    voice_message_url: readText(raw.voice_message_url),
    has_voice: raw.has_voice,
    children_status: readChoice(childrenStatuses, raw.children_status ?? raw.children),
    pets_status: readChoice(petsStatuses, raw.pets_status ?? raw.pets),
    twin_share_pre_like: readBoolean(raw.twin_share_pre_like) ?? true,
    twin_share_on_match: readBoolean(raw.twin_share_on_match) ?? true,
    twin_available: raw.twin_available ?? null,
    compatibility: raw.compatibility ?? null,
  };
}
