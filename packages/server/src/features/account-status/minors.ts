import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { addAuditEntry } from "../audit/rules.ts";
import type { Signer } from "../../foundation/signer.ts";
import type { Member } from "../../foundation/member.ts";
import { dayOf } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { ADULT, ageInYears } from "../../foundation/age.ts";
import { refusedMinorStore } from "./minor-store.ts";
import { findProfile } from "../profiles/rules.ts";

/** What a browser keeps in which a minor was refused: until when, signed. */
export interface MinorMarks {
  /** @param adultOn `YYYY-MM-DD` */
  issue(adultOn: string): string;
  /** The day, or nothing where the mark is none of ours. */
  read(mark: string): string | undefined;
}

const ABOUT = "minor-mark";
const DAY = "YYYY-MM-DD".length;

export const createMinorMarks = (signer: Signer): MinorMarks => ({
  issue: (adultOn) => signer.sign(ABOUT, Buffer.from(adultOn)),
  read: (mark) => signer.read(ABOUT, mark, DAY)?.toString(),
});

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
  services: Pick<Services, "addressHashes" | "clock" | "db" | "minorMarks">,
  { id, email }: Pick<Member, "id" | "email">,
  birthDate: string,
  mark = "",
): Promise<string | undefined> {
  const refusedMinors = refusedMinorStore(services.db);
  if ((await findProfile(services.db, id))?.profile.birth_date !== null) return undefined;
  const addressHash = services.addressHashes.hash(email);
  const before = await refusedMinors.find(addressHash);
  if (before?.isLifted) return undefined;
  const now = services.clock();
  const adultOn = before?.adultOn ?? services.minorMarks.read(mark) ?? adultOnBy(birthDate, now);
  if (adultOn === undefined || adultOn <= dayOf(now)) return undefined;
  if (before === undefined) await refusedMinors.add(addressHash, adultOn);
  return services.minorMarks.issue(adultOn);
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
