import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../../foundation/member.ts";
import type { Services } from "../../services.ts";
import { getProfile } from "../profiles/rules.ts";
import { composeVoiceScript, type VoiceScript } from "./compose-voice-script.ts";
import type { OwnProfile } from "../profiles/profile.ts";
import { ageInYears } from "../../foundation/age.ts";

/**
 * Returns a suggestion for a member's voice message, from their profile as it is now.
 * @throws AppError `not_ready` before the profile is completed
 */
export async function getVoiceScript(
  services: Pick<Services, "clock" | "db">,
  userId: string,
  language: Language,
): Promise<VoiceScript> {
  const own = await getProfile(services, userId);
  const facts =
    own.onboardingStatus === "registered" ? undefined : scriptFacts(own, services.clock());
  if (facts === undefined) {
    throw new AppError("not_ready", {
      message: "Your voice script is not ready yet. Please complete your profile first.",
    });
  }
  return composeVoiceScript(facts, language);
}

/** The facts that a script may use. Nothing else of a profile reaches it. */
export interface ScriptFacts {
  readonly nickname: string;
  readonly age: number;
  readonly city: string | null;
  readonly bio: string | null;
  /** Whether there are children, or pets. Null is what they do not say. */
  readonly hasChildren: boolean | null;
  readonly hasPets: boolean | null;
  /** Whether they would like some. Null is what they do not say. */
  readonly wantsChildren: Wish | null;
  readonly wantsPets: Wish | null;
}

type Wish = "yes" | "no" | "either";

/** Takes from a profile what a script may say. Nothing before the profile has a name and a birth date. */
function scriptFacts({ nickname, profile }: OwnProfile, today: Date): ScriptFacts | undefined {
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
