import type { Language, OnboardingStatus, AccountStatus } from "../../foundation/member.ts";
import type { MailNotices } from "../settings/notices.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Db } from "../../database/db.ts";
import { accountStore, type RegistrationProof } from "./store.ts";

/** A member's account. There is one only after the address was verified. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly notices: MailNotices;
  readonly status: AccountStatus;
  /** When the member deleted it; it can come back for a while. */
  readonly deletedAt: Date | null;
}

/** A request for an account that waits for its link to be opened. */
export interface Registration {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  /** Of the secret that the browser keeps in which it was made. */
  readonly browserHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface PasswordReset {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

export interface NewPasswordReset extends Omit<PasswordReset, "spentAt"> {
  /** Whether a change of the password in the settings leaves it working. */
  readonly outlivesChanges: boolean;
}

/** For how long an account is new, in days. */
const NEW_DAYS = 3;

/** Since when an account is opened that is new now. */
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

/** The account of a member, also of one who deleted it; undefined where it is erased. */
export const findAccount = (db: Db, userId: string) => accountStore(db).findById(userId);

/** The account of an address. @param key as `emailKey` makes it */
export const findAccountByEmail = (db: Db, key: string) => accountStore(db).findByEmail(key);

/** The newest registration of an address by a browser or with a password, in time or not. */
export const findOwnRegistration = (db: Db, key: string, by: RegistrationProof) =>
  accountStore(db).findOwnRegistration(key, by);
