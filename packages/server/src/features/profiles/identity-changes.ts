import { fieldError } from "../../errors/app-error.ts";
import type { Profile } from "./profile.ts";

/** The former sex and birth date that others still see of a member after a change. */
interface FormerIdentity {
  readonly sex: string | null;
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null;
  readonly until: Date;
}

/** When sex or birth date changed last, and the birth date that small corrections start from. */
export interface IdentityChanges {
  readonly changedAt: Date | null;
  /** Null before the first save of a birth date. */
  readonly birthDate: string | null;
  /** Null where others see what the profile says. */
  readonly former: FormerIdentity | null;
}

const DAY = 24 * 60 * 60 * 1000;
/** Days between changes (decision 0016): else a member could read from the feed whom others look for. */
export const DAYS_BETWEEN = 30;
/** Days in either direction by which a birth date may be corrected at once. */
const SMALL = 31;
/**
 * The time, in milliseconds, for which others and the member's own feed use the former data: a member who
 * changes it and looks learns nothing.
 */
export const SHOWN_AFTER = DAY;

/**
 * Returns the data that others see after a save: every change, a small one too, is shown when the newest is
 * old enough.
 */
function formerOf(kept: IdentityChanges, before: Profile, after: Profile, now: Date) {
  const isChanged =
    (before.sex !== null && after.sex !== before.sex) ||
    (before.birth_date !== null && after.birth_date !== before.birth_date);
  if (!isChanged) return kept.former;
  const { sex, birthDate } = kept.former ?? { sex: before.sex, birthDate: before.birth_date };
  return { sex, birthDate, until: new Date(now.getTime() + SHOWN_AFTER) };
}

/**
 * Lets a member whom others can find change sex and birth date once in 30 days; small corrections of the date
 * at once.
 * @returns the changes to keep
 * @throws AppError `rule_broken` with the code `changed_recently`
 */
export function changeIdentity(
  kept: IdentityChanges,
  before: Profile,
  after: Profile,
  now: Date,
): IdentityChanges {
  const start = kept.birthDate ?? before.birth_date;
  const isMoved =
    start !== null &&
    after.birth_date !== null &&
    Math.abs(Date.parse(after.birth_date) - Date.parse(start)) > SMALL * DAY;
  const isOther = before.sex !== null && after.sex !== before.sex;
  const former = formerOf(kept, before, after, now);
  if (!isMoved && !isOther) return { ...kept, birthDate: start ?? after.birth_date, former };
  const isRecent =
    kept.changedAt !== null && now.getTime() - kept.changedAt.getTime() < DAYS_BETWEEN * DAY;
  if (isRecent) {
    throw fieldError("rule_broken", {
      field: `profile.${isMoved ? "birth_date" : "sex"}`,
      code: "changed_recently",
      message: "Birth date and gender can be changed once in 30 days.",
    });
  }
  return { changedAt: now, birthDate: after.birth_date, former };
}
