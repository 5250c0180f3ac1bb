import type { OnboardingStatus } from "../../foundation/member.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../jobs/db.ts";
import { accountStore, type RegistrationProof } from "./store.ts";

export type { Account, NewPasswordReset } from "./store.ts";

/** For how long an account is new, in days. */
const NEW_DAYS = 3;

/** The moment after which an account must be opened to count as new. */
export const newAccountsSince = (now: Date): Date => secondsAfter(now, -NEW_DAYS * 24 * 60 * 60);

/** Whether an account is so young that it may do less a day. */
export const isNewAccount = ({ joinedAt }: { readonly joinedAt: Date }, now: Date): boolean =>
  joinedAt > newAccountsSince(now);

/** Whether an account was opened after a moment. */
export const isAccountSince = (db: Db, userId: string, moment: Date): Promise<boolean> =>
  accountStore(db).isOpenedAfter(userId, moment);

const steps: readonly OnboardingStatus[] = [
  "registered",
  "profile_completed",
  "questionnaire_completed",
  "onboarding_complete",
];

/** Refuses a member who has not come far enough. @throws AppError `onboarding_incomplete` */
export function requireStatus(
  { onboardingStatus }: { readonly onboardingStatus: OnboardingStatus },
  min: OnboardingStatus,
): void {
  if (steps.indexOf(onboardingStatus) >= steps.indexOf(min)) return;
  throw new AppError("onboarding_incomplete");
}

/** The account of a member, also of one who deleted it; undefined if it is erased. */
export const findAccount = (db: Db, userId: string) => accountStore(db).findById(userId);

/** The account of an address. @param key as `emailKey` makes it */
export const findAccountByEmail = (db: Db, key: string) => accountStore(db).findByEmail(key);

/** The newest registration of an address by a browser or with a password, in time or not. */
export const findOwnRegistration = (db: Db, key: string, by: RegistrationProof) =>
  accountStore(db).findOwnRegistration(key, by);
