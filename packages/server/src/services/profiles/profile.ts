import type { IdentityChanges } from "./identity-changes.ts";
import type { OnboardingStatus } from "../accounts/account.ts";

interface SocialLink {
  readonly platform: string;
  readonly url: string;
}

/** What a member tells about themself. Null is what they do not tell. */
export interface Profile {
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** `YYYY-MM-DD` */
  readonly birth_date: string | null;
  readonly sex: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly country: string | null;
  readonly city: string | null;
  readonly bio: string | null;
  readonly height_cm: number | null;
  readonly weight_kg: number | null;
  readonly social_links: readonly SocialLink[];
  readonly children_status: string | null;
  readonly pets_status: string | null;
  readonly child_intent: string | null;
  readonly pet_intent: string | null;
  /** Whether the card shows the two wishes. */
  readonly show_wishes: boolean;
  readonly twin_share_pre_like: boolean;
  readonly twin_share_on_match: boolean;
}

/** What a save changes: a field that is left out keeps its value, null clears it. */
export type ProfileChanges = {
  readonly [Field in keyof Profile]?: Profile[Field] | null;
};

/** A profile with what stands beside it. */
export interface OwnProfile {
  readonly userId: string;
  readonly nickname: string | null;
  readonly onboardingStatus: OnboardingStatus;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly identity: IdentityChanges;
  readonly profile: Profile;
}
