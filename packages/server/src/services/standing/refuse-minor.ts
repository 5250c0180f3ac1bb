import type { Member } from "../sessions/member.ts";
import { dayOf } from "../pasts/day-of.ts";
import type { Parts } from "../parts.ts";
import { ADULT, ageInYears } from "../profiles/age.ts";

/** Whose age is less, in years, has entered another date than the one of their birth. */
const LEAST_AGE = 5;

/**
 * Whether a member who states a birth date for the first time is refused: it makes them a minor, or a former one
 * did, of this address or in this browser. It ends on the day on which that first date makes them an adult, or
 * when the operator lifts it (`npm run admin -- adult EMAIL`). A birth date that is known already is for
 * `updateProfile` to judge.
 * @param mark what the browser keeps of a refusal
 * @returns the mark that the browser keeps from now on; undefined: not refused
 */
export async function refuseMinor(
  parts: Pick<Parts, "addressHashes" | "clock" | "minorMarks" | "stores">,
  { id, email }: Pick<Member, "id" | "email">,
  birthDate: string,
  mark = "",
): Promise<string | undefined> {
  const { refusedMinors, profiles } = parts.stores;
  if ((await profiles.find(id))?.profile.birth_date !== null) return undefined;
  const addressHash = parts.addressHashes.hash(email);
  const before = await refusedMinors.find(addressHash);
  if (before?.isLifted) return undefined;
  const now = parts.clock();
  const adultOn = before?.adultOn ?? parts.minorMarks.read(mark) ?? adultOnBy(birthDate, now);
  if (adultOn === undefined || adultOn <= dayOf(now)) return undefined;
  if (before === undefined) await refusedMinors.add(addressHash, adultOn);
  return parts.minorMarks.issue(adultOn);
}

/** The day on which a person becomes an adult; undefined for an adult, and for a slip. */
function adultOnBy(birthDate: string, now: Date): string | undefined {
  const age = ageInYears(birthDate, now);
  if (age < LEAST_AGE || age >= ADULT) return undefined;
  const day = new Date(birthDate.slice(0, 10));
  day.setUTCFullYear(day.getUTCFullYear() + ADULT);
  return dayOf(day);
}
