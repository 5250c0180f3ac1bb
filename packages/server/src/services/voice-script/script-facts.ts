import { ageInYears } from "../profiles/age.ts";
import type { OwnProfile } from "../profiles/profile.ts";

/** What a script may tell. Nothing else of a profile reaches it. */
export interface ScriptFacts {
  readonly nickname: string;
  readonly age: number;
  readonly city: string | null;
  readonly bio: string | null;
  /** Whether there are children, or pets. Null is what they do not tell. */
  readonly hasChildren: boolean | null;
  readonly hasPets: boolean | null;
  /** Whether they would like some. Null is what they do not tell. */
  readonly wantsChildren: Wish | null;
  readonly wantsPets: Wish | null;
}

type Wish = "yes" | "no" | "either";

/** Takes from a profile what a script may tell. Nothing before the profile has a name and a birth date. */
export function scriptFacts(
  { nickname, profile }: OwnProfile,
  today: Date,
): ScriptFacts | undefined {
  const { birth_date, city, bio } = profile;
  if (nickname === null || birth_date === null) return undefined;
  return {
    nickname,
    age: ageInYears(birth_date, today),
    city,
    bio,
    hasChildren: answer(profile.children_status, "has_children", "does_not_have_children"),
    hasPets: answer(profile.pets_status, "has_pets", "does_not_have_pets"),
    wantsChildren: wish(profile.child_intent),
    wantsPets: wish(profile.pet_intent),
  };
}

function answer(status: string | null, yes: string, no: string): boolean | null {
  if (status === yes) return true;
  return status === no ? false : null;
}

function wish(intent: string | null): Wish | null {
  if (intent === "yes" || intent === "no") return intent;
  return intent === "do_not_care" ? "either" : null;
}
