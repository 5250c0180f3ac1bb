import type { components } from "@gemel/api/schema";
import { Refusal, ruleBroken } from "../http/refusal.ts";
import { ageOf, type Member } from "../world/member.ts";

type ProfileFields = components["schemas"]["ProfileFields"];

const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]{4,29}$/u;

/** @throws Refusal 422 for a nickname with a character that no nickname can have */
export function checkNickname(nickname: string): void {
  if (NICKNAME.test(nickname.trim().normalize("NFC"))) return;
  const message = "A nickname has letters, digits, spaces and . _ ' - only.";
  throw ruleBroken("nickname", "characters", message);
}

/** @throws Refusal 422 for a profile that breaks a rule */
export function checkProfile(member: Member, profile: ProfileFields): void {
  const age = ageOf({ profile });
  if (age !== undefined && age < 18) {
    const message = "Gemel is for adults, 18 years and older.";
    const detail = { field: "profile.birth_date", code: "underage", message };
    throw new Refusal(422, "underage", message, [detail]);
  }
  const { height_cm, weight_kg } = profile;
  refuseOutside("profile.height_cm", height_cm?.Int32, 50, 280);
  refuseOutside("profile.weight_kg", weight_kg?.Float64, 20, 400);
  const isCleared = !profile.birth_date || !profile.sex;
  if (member.onboarding !== "registered" && isCleared) {
    throw ruleBroken("profile", "required", "Birth date and sex can be corrected, not cleared.");
  }
}

function refuseOutside(field: string, value: number | undefined, least: number, most: number) {
  if (value === undefined || (value >= least && value <= most)) return;
  throw ruleBroken(field, "out_of_range", `Please enter a value between ${least} and ${most}.`);
}
