import type { Account } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";
import type { NoticeKind } from "../settings/mail-notices.ts";
import { composeMail } from "./compose-mail.ts";
import { noticeTexts, unsubscribeLink } from "./notices.ts";

export type NoticeParts = Pick<Parts, "linkTokens" | "mailer" | "siteUrl">;

interface Notice {
  /** The job's. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** Where its button leads, from the first slash. */
  readonly path: string;
}

/** Whether a member gets notices of a kind: they want them, and are neither suspended nor deleted. */
export const takesNotice = (
  { notices, standing }: Pick<Account, "notices" | "standing">,
  kind: NoticeKind,
): boolean => notices[kind] && standing === "active";

/** Sends a member a notice, where they take such, with a link that stops its kind. */
export async function sendNotice(
  parts: NoticeParts,
  account: Account,
  { id, kind, path }: Notice,
): Promise<void> {
  if (!takesNotice(account, kind)) return;
  const { email: to, language } = account;
  const link = `${parts.siteUrl()}${path}`;
  const unsubscribe = unsubscribeLink(parts, { userId: account.id, kind });
  const mail = { id, kind: noticeTexts[kind], to, language, link, unsubscribe };
  await parts.mailer.send(composeMail(mail));
}
