import type { Kysely } from "kysely";
import type { Db } from "../../jobs/db.ts";
import type { Schema } from "../../database/schema.ts";
import { addAuditEntry, noteMinor } from "../audit/rules.ts";
import type { Signer } from "../../foundation/signer.ts";
import type { Member } from "../../foundation/member.ts";
import { dayOf } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import { ADULT, ageInYears } from "../../foundation/age.ts";
import { refusedMinorStore } from "./store.ts";
import type { OwnProfile } from "../profiles/profile.ts";
import { underage } from "../profiles/profile-rules.ts";
import { emptyProfile } from "../profiles/rules.ts";

declare module "../../services.ts" {
  interface Services {
    readonly minorMarks: MinorMarks;
  }
}

/** Signed marks that a browser keeps after a minor was refused in it: the day on which the refusal ends. */
type MinorMarks = ReturnType<typeof createMinorMarks>;

const ABOUT = "minor-mark";
const DAY = "YYYY-MM-DD".length;

export const createMinorMarks = (signer: Signer) => ({
  /** @param adultOn `YYYY-MM-DD` */
  issue: (adultOn: string) => signer.sign(ABOUT, Buffer.from(adultOn)),
  /** Returns the day; undefined if the mark is not ours. */
  read: (mark: string) => signer.read(ABOUT, mark, DAY)?.toString(),
});

interface MinorRefusal {
  /** The mark that the browser keeps from now on; undefined if only the date is refused. */
  readonly mark: string | undefined;
  /** Files that no row names any more once the refusal is kept. */
  readonly files: readonly string[];
}

/** Below this age, in years, the date that a member entered is not their date of birth. */
const MIN_AGE = 5;

/**
 * Refuses a member who states a birth date before others can find them, if the date makes them a minor, or if
 * a former date did, of this address or, if none is known, in this browser. The refusal ends on the day on
 * which that former date makes them an adult, or when the operator lifts it (`npm run admin -- adult EMAIL`).
 * The profile except the nickname is erased, with all that depends on it, and so are the files. Later a slip
 * must not lock an adult out: only the date is refused, and the audit trail notes it.
 * @param db of the transaction in which the profile is locked: it commits, and the profile is not saved
 * @param own the locked profile
 * @param stated the date, and the mark of a refusal that the browser keeps
 * @param takeAway erases the other data, in the same transaction
 * @returns undefined if the member is not refused
 */
export async function refuseMinor(
  db: Db,
  services: Pick<Services, "addressHashes" | "clock" | "minorMarks">,
  own: Pick<OwnProfile, "userId" | "onboardingStatus" | "profile">,
  stated: {
    readonly email: string;
    readonly birthDate: string;
    readonly mark: string | undefined;
  },
  takeAway: (db: Db, userId: string) => Promise<readonly string[]>,
): Promise<MinorRefusal | undefined> {
  const { userId, onboardingStatus, profile } = own;
  const now = services.clock();
  const statedOn = adultOnBy(stated.birthDate, now);
  if (onboardingStatus === "onboarding_complete") {
    if (statedOn === undefined) return undefined;
    await noteMinor(db, userId, now);
    return { mark: undefined, files: [] };
  }
  const refusedMinors = refusedMinorStore(db);
  const addressHash = services.addressHashes.hash(stated.email);
  const before = await refusedMinors.find(addressHash);
  if (before?.isLifted) return undefined;
  const isKnown = profile.birth_date !== null;
  const marked = isKnown ? undefined : services.minorMarks.read(stated.mark ?? "");
  const adultOn = before?.adultOn ?? marked ?? statedOn;
  if (adultOn === undefined || adultOn <= dayOf(now)) return undefined;
  if (before === undefined) await refusedMinors.add(addressHash, adultOn);
  await emptyProfile(db, own);
  const files = await takeAway(db, userId);
  return { mark: services.minorMarks.issue(adultOn), files };
}

/** The member who adds something of their own: a profile, files or answers. */
export type Uploader = Pick<Member, "id" | "email" | "onboardingStatus">;

/**
 * Refuses what a refused minor would add before others can find them: other rules ask before they take it.
 * @throws AppError `underage`
 */
export async function requireAdmitted(
  db: Kysely<Schema>,
  { addressHashes, clock }: Pick<Services, "addressHashes" | "clock">,
  { email, onboardingStatus }: Pick<Uploader, "email" | "onboardingStatus">,
): Promise<void> {
  if (onboardingStatus === "onboarding_complete") return;
  const refused = await refusedMinorStore(db).find(addressHashes.hash(email));
  if (refused === undefined || refused.isLifted || refused.adultOn <= dayOf(clock())) return;
  throw underage();
}

/** A member as the owner of an upload, which a refused minor is not. */
export const ownerOf = (services: Pick<Services, "addressHashes" | "clock">, member: Uploader) => ({
  userId: member.id,
  admit: (db: Db) => requireAdmitted(db, services, member),
});

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
  await addAuditEntry(db, { at, action: "admit_adult", subjectId });
  return true;
}

/** The day on which a person becomes an adult; undefined for an adult, and for a slip. */
function adultOnBy(birthDate: string, now: Date): string | undefined {
  const age = ageInYears(birthDate, now);
  if (age < MIN_AGE || age >= ADULT) return undefined;
  const day = new Date(birthDate.slice(0, 10));
  day.setUTCFullYear(day.getUTCFullYear() + ADULT);
  return dayOf(day);
}
