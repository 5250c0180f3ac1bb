import type { LinkPurpose } from "../accounts/link-tokens.ts";
import type { Parts } from "../parts.ts";
import { type NoticeKind, noticeKinds } from "../settings/mail-notices.ts";

/**
 * What the token of a link that stops notices is for, by their kind. Matches have the name of when there
 * was one kind, so that the links in old mails go on working.
 */
const purposes = {
  matches: "unsubscribe",
  messages: "unsubscribe-messages",
  twin_ready: "unsubscribe-twin-ready",
} as const satisfies Readonly<Record<NoticeKind, LinkPurpose>>;

/** The area of the catalogue in which the texts of a kind are: its mail, and the page that stops it. */
export const noticeTexts = {
  matches: "match",
  messages: "waiting",
  twin_ready: "twinReady",
} as const satisfies Readonly<Record<NoticeKind, string>>;

/** Whose notices of which kind a link stops. */
interface NoticeLink {
  readonly userId: string;
  readonly kind: NoticeKind;
}

/** The link that stops a member's notices of a kind. */
export function unsubscribeLink(
  { linkTokens, siteUrl }: Pick<Parts, "linkTokens" | "siteUrl">,
  { userId, kind }: NoticeLink,
): string {
  const token = linkTokens.issue(purposes[kind], userId);
  return `${siteUrl()}/api/mail/unsubscribe?token=${token}`;
}

/** What the token of such a link says; nothing when it is none of ours. */
export function readUnsubscribeToken(
  { linkTokens }: Pick<Parts, "linkTokens">,
  token: string,
): NoticeLink | undefined {
  for (const kind of noticeKinds) {
    const userId = linkTokens.read(purposes[kind], token);
    if (userId !== undefined) return { userId, kind };
  }
  return undefined;
}
