import type { Language } from "../accounts/account.ts";
import type { MailNotices, NoticeKind } from "./mail-notices.ts";

/** What a member has set for the account. */
export interface Settings {
  /** Of mails and AI. */
  readonly language: Language;
  readonly notices: MailNotices;
}

/** What to change; the rest stays. */
export interface SettingsChange {
  readonly language?: Language | undefined;
  readonly notices?: { readonly [Kind in NoticeKind]?: boolean | undefined } | undefined;
}
