import type { OfferedLocale } from "@gemel/i18n/server";
import type { MailNotices } from "../settings/mail-notices.ts";
import type { Standing } from "../standing/standing.ts";

/** How far a member has come; it never goes back. */
export type OnboardingStatus =
  | "registered"
  | "profile_completed"
  | "questionnaire_completed"
  | "onboarding_complete";

/** A language in which a member is addressed. */
export type Language = OfferedLocale;

/** A member's account. There is one only after the address was verified. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly notices: MailNotices;
  readonly standing: Standing;
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

/** A reset link that was asked for. */
export interface PasswordReset {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}
