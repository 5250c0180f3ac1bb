import type { Schemas } from "../contract.ts";
import { type ChildrenAndPets, readChildrenAndPets, type Sex, sexes } from "./profile-choices.ts";
import { writers } from "./profile-update.ts";
import { readBoolean, readChoice, readText, readNonEmpty } from "./reading/nullable.ts";
import { readCount, readCountry, readDate, readNumber } from "./reading/figures.ts";
import { fieldsOf, listed } from "./reading/reader.ts";
import { fieldsIn } from "./reading/readers.ts";

export type SocialLink = Schemas["SocialLink"];

/** A member's own profile in plain values; null where the value is missing. */
export interface Profile extends ChildrenAndPets {
  /** Set once. */
  readonly nickname: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** `YYYY-MM-DD`. */
  readonly birth_date: string | null;
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2, or in the words of a backend without codes. */
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
  /** Whether the card shows what they want; null where the backend knows no such choice. */
  readonly show_wishes: boolean | null;
  /** @default true */
  readonly twin_share_pre_like: boolean;
  /** @default true */
  readonly twin_share_on_match: boolean;
  /** How many others have a conversation with the twin; null where the backend does not send it. */
  readonly twin_conversation_count: number | null;
}

type ArrivingProfile = Schemas["Profile"] &
  Pick<Schemas["Candidate"], "children" | "nickname" | "pets">;

function readSocialLink(json: unknown): SocialLink | null {
  const raw = fieldsIn<SocialLink>(json);
  const [platform, url] = [readNonEmpty(raw.platform), readNonEmpty(raw.url)];
  return platform === null || url === null ? null : { platform, url };
}

export const readSocialLinks = (json: unknown): SocialLink[] => listed(json, readSocialLink);

/**
 * Reads the answer of `GET /me/profile`, also where the fields stand in it without a `profile` around them, or the
 * nickname among them. A profile that is null has nothing in it yet.
 */
export function readProfile(json: unknown): Profile {
  const answer = fieldsOf<Schemas["ProfileAnswer"]>(json);
  const isFlat =
    answer.profile === undefined && Object.keys(answer).some((name) => name in writers);
  const fields = isFlat ? answer : answer.profile;
  const raw = fieldsOf<ArrivingProfile>(fields === null ? {} : fields);
  return {
    nickname: readNonEmpty(answer.nickname) ?? readNonEmpty(raw.nickname),
    first_name: readText(raw.first_name),
    last_name: readText(raw.last_name),
    birth_date: readDate(raw.birth_date),
    sex: readChoice(sexes, raw.sex),
    country: readCountry(raw.country),
    city: readText(raw.city),
    bio: readText(raw.bio),
    height_cm: readNumber(raw.height_cm),
    weight_kg: readNumber(raw.weight_kg),
    profile_picture_url: readNonEmpty(raw.profile_picture_url),
    voice_message_url: readNonEmpty(raw.voice_message_url),
    social_links: readSocialLinks(raw.social_links),
    ...readChildrenAndPets(raw),
    show_wishes: readBoolean(raw.show_wishes),
    twin_share_pre_like: readBoolean(raw.twin_share_pre_like) ?? true,
    twin_share_on_match: readBoolean(raw.twin_share_on_match) ?? true,
    twin_conversation_count: readCount(answer.twin_conversation_count),
  };
}
