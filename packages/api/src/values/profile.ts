import type { Schemas } from "../contract.ts";
import {
  type ChildrenStatus,
  childrenStatuses,
  type Intent,
  intents,
  type PetsStatus,
  petsStatuses,
  type Sex,
  sexes,
} from "./profile-choices.ts";
import { readBoolean, readChoice, readDate, readNumber, readText } from "./nullable.ts";

export type SocialLink = Schemas["SocialLink"];

/** A member's own profile in plain values; null where nothing is told. */
export interface Profile {
  /** Set once. */
  readonly nickname: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** `YYYY-MM-DD`. */
  readonly birth_date: string | null;
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  /** Whole centimetres. */
  readonly height_cm: number | null;
  /** Kilograms, to the nearest 0.1. */
  readonly weight_kg: number | null;
  readonly profile_picture_url: string | null;
  readonly voice_message_url: string | null;
  readonly social_links: readonly SocialLink[];
  readonly children_status: ChildrenStatus | null;
  readonly pets_status: PetsStatus | null;
  readonly child_intent: Intent | null;
  readonly pet_intent: Intent | null;
  /** @default true */
  readonly twin_share_pre_like: boolean;
  /** @default true */
  readonly twin_share_on_match: boolean;
  /** How many others have a conversation with the twin; null where the backend does not tell. */
  readonly twin_conversation_count: number | null;
}

/** Reads the answer of `GET` and `PUT /me/profile`. */
export function readProfile({
  profile: raw,
  nickname,
  twin_conversation_count,
}: Schemas["ProfileAnswer"]): Profile {
  return {
    nickname: readText(nickname),
    first_name: readText(raw.first_name),
    last_name: readText(raw.last_name),
    birth_date: readDate(raw.birth_date),
    sex: readChoice(sexes, raw.sex),
    country: readText(raw.country),
    city: readText(raw.city),
    bio: readText(raw.bio),
    height_cm: readNumber(raw.height_cm),
    weight_kg: readNumber(raw.weight_kg),
    profile_picture_url: readText(raw.profile_picture_url),
    voice_message_url: readText(raw.voice_message_url),
    social_links: raw.social_links ?? [],
    children_status: readChoice(childrenStatuses, raw.children_status),
    pets_status: readChoice(petsStatuses, raw.pets_status),
    child_intent: readChoice(intents, raw.child_intent),
    pet_intent: readChoice(intents, raw.pet_intent),
    twin_share_pre_like: readBoolean(raw.twin_share_pre_like) ?? true,
    twin_share_on_match: readBoolean(raw.twin_share_on_match) ?? true,
    twin_conversation_count: readNumber(twin_conversation_count),
  };
}
