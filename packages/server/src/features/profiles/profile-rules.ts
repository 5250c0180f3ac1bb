import { AppError, type ErrorDetail, fieldError } from "../../errors/app-error.ts";
import { hasContactDetails, hasNumber, sharesNumber } from "./contact-details.ts";
import { isCountry, type OwnProfile, type Profile, type ProfileChanges } from "./profile.ts";
import { ADULT, ageInYears } from "../../foundation/age.ts";

const OLDEST = 120;

/** Tidies what a member entered. @throws AppError for a value that a rule refuses */
export function applyProfileRules(changes: ProfileChanges, today: Date): ProfileChanges {
  checkBirthDate(changes.birth_date, today);
  const details = [
    rangeFault("height_cm", changes.height_cm, 50, 280, "a height between 50 and 280 cm"),
    rangeFault("weight_kg", changes.weight_kg, 20, 400, "a weight between 20 and 400 kg"),
    countryFault(changes.country),
  ].filter((fault) => fault !== undefined);
  refuseFaults(details);
  return {
    ...changes,
    ...(typeof changes.weight_kg === "number" && {
      weight_kg: Math.round(changes.weight_kg * 10) / 10,
    }),
  };
}

/** More than most names of a place with its region have, in code points. */
const MAX_CITY = 60;
/** The end of a sentence before another word: not "St. Gallen" nor "Frankfurt a. M." */
const sentenceEnd = /[!?…。！？]\s*\p{L}|\p{L}{4}\s*[.:]\s+\p{L}|\n\s*\S/u;
const noPlace: ErrorDetail = {
  field: "profile.city",
  code: "no_place",
  message: "Please enter the name of a place.",
};

const isPlace = (city: string): boolean => [...city].length <= MAX_CITY && !sentenceEnd.test(city);

/** The texts of a member's own that strangers read on a card. */
export const readByStrangers = ["bio", "city"] as const;

/** Whether bio and city, which stand side by side on a card, have each a part of a number to call. */
const haveHalves = ({ bio, city }: Profile): boolean =>
  [`${city ?? ""} ${bio ?? ""}`, `${bio ?? ""} ${city ?? ""}`].some(hasNumber);

/** The fields that others see and that a save changes. */
type Shown = Pick<OwnProfile, "nickname" | "profile">;

/**
 * Refuses what a save would newly show to strangers and what leads out of Gemel, and a city that is a sentence.
 * @throws AppError `rule_broken` with the code `contact_details` or `no_place`
 */
export function refuseUnfit(before: Shown, { nickname, profile: after }: Shown): void {
  const changed = readByStrangers.filter((name) => after[name] !== before.profile[name]);
  const besideName = nickname === before.nickname ? changed : readByStrangers;
  const alone = new Set([
    ...changed.filter((name) => hasContactDetails(after[name] ?? "")),
    ...besideName.filter((name) => sharesNumber(after[name] ?? "", [nickname ?? ""])),
  ]);
  const waysOut = alone.size === 0 && haveHalves(after) ? changed : [...alone];
  const isSentence = changed.includes("city") && !isPlace(after.city ?? "");
  refuseFaults([
    ...waysOut.map((name) => ({
      field: `profile.${name}`,
      code: "contact_details",
      message: "No links, addresses or numbers where everybody reads them.",
    })),
    ...(isSentence && !waysOut.includes("city") ? [noPlace] : []),
  ]);
}

function refuseFaults(details: readonly ErrorDetail[]): void {
  if (details.length === 0) return;
  throw new AppError("rule_broken", {
    message: "Some of what you entered cannot be saved.",
    details,
  });
}

function checkBirthDate(birthDate: string | null | undefined, today: Date): void {
  if (typeof birthDate !== "string") return;
  const age = ageInYears(birthDate, today);
  if (age > OLDEST) {
    throw fieldError("rule_broken", {
      field: "profile.birth_date",
      code: "out_of_range",
      message: "Please enter your birth date.",
    });
  }
  if (age < ADULT) throw underage();
}

export const underage = (): AppError =>
  new AppError("underage", {
    details: [
      { field: "profile.birth_date", code: "underage", message: "You must be 18 or older." },
    ],
  });

function rangeFault(
  name: string,
  value: number | null | undefined,
  min: number,
  max: number,
  what: string,
): ErrorDetail | undefined {
  if (typeof value !== "number" || (value >= min && value <= max)) return undefined;
  return { field: `profile.${name}`, code: "out_of_range", message: `Please enter ${what}.` };
}

function countryFault(country: string | null | undefined): ErrorDetail | undefined {
  if (typeof country !== "string" || isCountry(country)) return undefined;
  return { field: "profile.country", code: "unknown", message: "Please choose a country." };
}
