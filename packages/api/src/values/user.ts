import type { Schemas } from "../contract.ts";
import { all } from "./reading/all-choices.ts";
import {
  type Language,
  languages,
  type OnboardingStatus,
  onboardingStatuses,
} from "./user-choices.ts";
import { readBoolean, readChoice, readText, readNonEmpty } from "./reading/nullable.ts";
import { readPictureUrl } from "./reading/picture-address.ts";
import { fieldsOf, id, listed, required } from "./reading/reader.ts";

export type Capability = Schemas["Capability"];

const capabilities = all<Capability>()([
  "account_settings",
  "acknowledgements",
  "blocks",
  "conversation_safety",
  "first_messages",
  "member_events",
  "partial_profiles",
  "recent_events",
  "twin_sharing",
  "answers_without_ai",
]);

/** The signed-in member. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** Null until the profile claims one. */
  readonly nickname: string | null;
  readonly onboarding_status: OnboardingStatus;
  readonly preferred_language: Language;
  readonly is_admin: boolean;
  /** Fetch it with `getPicture`, which sends the token; not for an `<img src>`. */
  readonly profile_picture_url: string | null;
  /** A warning waits to be read. */
  readonly is_warned: boolean;
  /** The server's capabilities beyond the specification, as far as this app knows them (decision 0004). */
  readonly capabilities: readonly Capability[];
}

/** A language by the first part of its code (docs/product.md section 5): `de-CH` and `de_AT` are German. */
const readLanguage = (json: unknown): Language | null =>
  readChoice(languages, readText(json)?.split(/[-_]/, 1)[0]);

/** Reads a member; an unknown status counts as `registered`, an unknown language as `en`. */
export function readUser(json: unknown): User {
  const raw = fieldsOf<Schemas["User"]>(json);
  const userId = id(raw.id);
  return {
    id: userId,
    email: required(readNonEmpty)(raw.email),
    nickname: readNonEmpty(raw.nickname),
    onboarding_status: readChoice(onboardingStatuses, raw.onboarding_status) ?? "registered",
    preferred_language: readLanguage(raw.preferred_language) ?? readLanguage(raw.language) ?? "en",
    is_admin: readBoolean(raw.is_admin) ?? false,
    profile_picture_url: readPictureUrl(raw.profile_picture_url, userId),
    is_warned: readNonEmpty(raw.warned_at) !== null,
    capabilities: listed(raw.capabilities, (name) => readChoice(capabilities, name)),
  };
}

/** Reads the answer of a login: without a token the user is not signed in. */
export function readSignIn(json: unknown) {
  const raw = fieldsOf<Schemas["LoginAnswer"]>(json);
  return { user: readUser(raw.data), token: required(readNonEmpty)(raw.token) };
}
