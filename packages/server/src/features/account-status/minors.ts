import type { Kysely } from "kysely";
import type { Db } from "../../database/db.ts";
import type { Schema } from "../../database/schema.ts";
import { addAuditEntry, noteMinor } from "../audit/rules.ts";
import type { Signer } from "../../foundation/signer.ts";
import type { Member } from "../../foundation/member.ts";
import { dayOf } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { ADULT, ageInYears } from "../../foundation/age.ts";
import { refusedMinorStore } from "./minor-store.ts";
import { lockProfile, withdrawBirthDate } from "../profiles/rules.ts";

/** What a browser keeps in which a minor was refused: until when, signed. */
export type MinorMarks = ReturnType<typeof createMinorMarks>;

const ABOUT = "minor-mark";
const DAY = "YYYY-MM-DD".length;

export const createMinorMarks = (signer: Signer) => ({
  /** @param adultOn `YYYY-MM-DD` */
  issue: (adultOn: string) => signer.sign(ABOUT, Buffer.from(adultOn)),
  /** The day, or nothing where the mark is none of ours. */
  read: (mark: string) => signer.read(ABOUT, mark, DAY)?.toString(),
});

/** Whose age is less, in years, has entered another date than the one of their birth. */
const LEAST_AGE = 5;

/**
 * Whether a member who states a birth date before others can find them is refused: it makes them a minor, or a former
 * one did, of this address or, where none is known, in this browser. It ends on the day on which that former date
 * makes them an adult, or when the operator lifts it (`npm run admin -- adult EMAIL`). A date that is known goes with
 * all that rests on it. Later a slip must not lock an adult out: `updateProfile` refuses the date alone, and the audit trail
 * notes it.
 * @param stated the date, and the mark that the browser keeps of a refusal
 * @param also what else goes with a known date, in the same transaction
 * @returns the mark that the browser keeps from now on; undefined: not refused
 */
export async function refuseMinor(
  services: Pick<Services, "addressHashes" | "clock" | "minorMarks" | "transaction">,
  { id, email }: Pick<Member, "id" | "email">,
  { birthDate, mark = "" }: { readonly birthDate: string; readonly mark: string | undefined },
  also: (db: Db, userId: string) => Promise<void>,
): Promise<string | undefined> {
  return services.transaction(async (db) => {
    const refusedMinors = refusedMinorStore(db);
    const own = await lockProfile(db, id);
    if (own === undefined) return undefined;
    const now = services.clock();
    const statedOn = adultOnBy(birthDate, now);
    if (own.onboardingStatus === "onboarding_complete") {
      if (statedOn !== undefined) await noteMinor(db, id, now);
      return undefined;
    }
    const addressHash = services.addressHashes.hash(email);
    const before = await refusedMinors.find(addressHash);
    if (before?.isLifted) return undefined;
    const isKnown = own.profile.birth_date !== null;
    const marked = isKnown ? undefined : services.minorMarks.read(mark);
    const adultOn = before?.adultOn ?? marked ?? statedOn;
    if (adultOn === undefined || adultOn <= dayOf(now)) return undefined;
    if (before === undefined) await refusedMinors.add(addressHash, adultOn);
    if (isKnown) {
      await withdrawBirthDate(db, id);
      await also(db, id);
    }
    return services.minorMarks.issue(adultOn);
  });
}

/**
 * Lifts the refusal of a member, by the operator. Doing it again changes and notes nothing.
 * @returns false where the member was not refused
 */
export async function admitAdult(
  db: Kysely<Schema>,
  { id: subjectId, addressHash }: { readonly id: string; readonly addressHash: string },
  at: Date,
): Promise<boolean> {
  const refusedMinors = refusedMinorStore(db);
  const refused = await refusedMinors.find(addressHash);
  if (refused === undefined || refused.isLifted) return refused !== undefined;
  await refusedMinors.lift(addressHash);
  await addAuditEntry(db, {
    at,
    action: "admit_adult",
    moderatorId: null,
    subjectId,
    reportId: null,
    note: "",
  });
  return true;
}

/** The day on which a person becomes an adult; undefined for an adult, and for a slip. */
function adultOnBy(birthDate: string, now: Date): string | undefined {
  const age = ageInYears(birthDate, now);
  if (age < LEAST_AGE || age >= ADULT) return undefined;
  const day = new Date(birthDate.slice(0, 10));
  day.setUTCFullYear(day.getUTCFullYear() + ADULT);
  return dayOf(day);
}
