import { type NoticeKind, noticeKinds, noticeTexts } from "../../mail/notices.ts";
import type { LinkPurpose } from "../../foundation/link-tokens.ts";
import type { Services } from "../../services.ts";
import type { Account } from "../accounts/account.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Language } from "../../foundation/member.ts";
import { changeSettings, findSettings } from "../settings/rules.ts";

/**
 * The purpose of the token in a link that stops notices, by their kind. Matches keep the name from when there
 * was one kind, so that the links in old mails still work.
 */
const purposes = {
  matches: "unsubscribe",
  messages: "unsubscribe-messages",
  twin_ready: "unsubscribe-twin-ready",
} as const satisfies Readonly<Record<NoticeKind, LinkPurpose>>;

interface NoticeLink {
  readonly userId: string;
  readonly kind: NoticeKind;
}

export function unsubscribeLink(
  { linkTokens, siteUrl }: Pick<Services, "linkTokens" | "siteUrl">,
  { userId, kind }: NoticeLink,
): string {
  const token = linkTokens.issue(purposes[kind], userId);
  return `${siteUrl()}/api/mail/unsubscribe?token=${token}`;
}

/** Reads the token of an unsubscribe link; returns nothing if it is not one of ours. */
export function readUnsubscribeToken({ linkTokens }: Pick<Services, "linkTokens">, token: string) {
  for (const kind of noticeKinds) {
    const userId = linkTokens.read(purposes[kind], token);
    if (userId !== undefined) return { userId, kind };
  }
  return undefined;
}

export type NoticeServices = Pick<Services, "linkTokens" | "mailer" | "siteUrl">;

interface Notice {
  /** The job's. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** The path that its button leads to, from the first slash. */
  readonly path: string;
}

export const takesNotice = (
  { notices, status }: Pick<Account, "notices" | "status">,
  kind: NoticeKind,
): boolean => notices[kind] && status === "active";

export async function sendNotice(
  services: NoticeServices,
  account: Account,
  { id, kind, path }: Notice,
): Promise<void> {
  if (!takesNotice(account, kind)) return;
  const { email: to, language } = account;
  const link = `${services.siteUrl()}${path}`;
  const stopLink = unsubscribeLink(services, { userId: account.id, kind });
  const mail = { id, kind: noticeTexts[kind], to, language, link, unsubscribe: stopLink };
  await services.mailer.send(composeMail(mail));
}

export interface Subscription {
  readonly userId: string;
  readonly language: Language;
  readonly kind: NoticeKind;
}

/**
 * Finds the member and the kind of mails that a link stops.
 * @throws AppError `invalid_link` if it is none of ours
 */
export async function findSubscription(
  services: Pick<Services, "db" | "linkTokens">,
  token: string,
): Promise<Subscription> {
  const link = readUnsubscribeToken(services, token);
  const settings = link && (await findSettings(services.db, link.userId));
  if (link === undefined || settings === undefined) throw new AppError("invalid_link");
  return { ...link, language: settings.language };
}

/** Stops mails of the kind that a link came with; doing it again is harmless. @throws as `findSubscription` */
export async function unsubscribe(
  services: Pick<Services, "db" | "linkTokens">,
  token: string,
): Promise<Subscription> {
  const subscription = await findSubscription(services, token);
  const { userId, kind } = subscription;
  await changeSettings(services.db, userId, { notices: { [kind]: false } });
  return subscription;
}
