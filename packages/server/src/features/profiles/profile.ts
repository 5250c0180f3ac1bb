import type { IdentityChanges } from "./identity-changes.ts";
import type { OnboardingStatus } from "../../foundation/member.ts";

interface SocialLink {
  readonly platform: string;
  readonly url: string;
}

/** The data that a member gives about themself. Null: not given. */
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

/** The changes of a save: a field that is left out keeps its value, null clears it. */
export type ProfileChanges = {
  readonly [Field in keyof Profile]?: Profile[Field] | null;
};

export interface OwnProfile {
  readonly userId: string;
  readonly nickname: string | null;
  readonly onboardingStatus: OnboardingStatus;
  readonly pictureFile: string | null;
  readonly voiceFile: string | null;
  readonly identity: IdentityChanges;
  readonly profile: Profile;
}

/** Codes that Unicode knows and ISO 3166-1 does not assign to a country. */
const notCountries: ReadonlySet<string> = new Set(
  "AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT QO SU TA TP UK UN XA XB YD YU ZR ZZ".split(" "),
);

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a text is an ISO 3166-1 alpha-2 code (or XK, which everybody uses for Kosovo). */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !notCountries.has(code) && names.of(code) !== undefined;

interface Word {
  /** The word without accents and case; an umlaut equals its two letters. */
  readonly folded: string;
  readonly isCapital: boolean;
}

export const wordsOf = (text: string): readonly Word[] =>
  (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => ({
    folded: fold(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));

const unmarked: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "a",
  œ: "o",
};

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøłđæœ]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/([aou])e/g, "$1");
