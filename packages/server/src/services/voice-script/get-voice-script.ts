import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";
import { getProfile } from "../profiles/get-profile.ts";
import { composeVoiceScript, type VoiceScript } from "./compose-voice-script.ts";
import { scriptFacts } from "./script-facts.ts";

/**
 * What a member could say in a voice message, from their profile as it is now.
 * @throws AppError `not_ready` before the profile is completed
 */
export async function getVoiceScript(
  parts: Pick<Parts, "clock" | "stores">,
  userId: string,
  language: Language,
): Promise<VoiceScript> {
  const own = await getProfile(parts, userId);
  const facts = own.onboardingStatus === "registered" ? undefined : scriptFacts(own, parts.clock());
  if (facts === undefined) {
    throw new AppError("not_ready", {
      message: "Your voice script is not ready yet. Please complete your profile first.",
    });
  }
  return composeVoiceScript(facts, language);
}
