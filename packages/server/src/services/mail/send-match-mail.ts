import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Tells one of the two of a match, if it still is one and they want such mails. */
export function sendMatchMail(
  parts: Pick<Parts, "linkTokens" | "mailer" | "siteUrl" | "stores">,
): JobHandler<"match-mail"> {
  return async ({ matchId, userId }, id) => {
    const match = await parts.stores.matches.find(matchId);
    const account = await parts.stores.accounts.findById(userId);
    if (match?.endedAt !== null || account?.wantsMatchMail !== true) return;
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/likes?tab=matches`;
    const token = parts.linkTokens.issue("unsubscribe", userId);
    const unsubscribe = `${parts.siteUrl()}/api/mail/unsubscribe?token=${token}`;
    await parts.mailer.send(composeMail({ id, kind: "match", to, language, link, unsubscribe }));
  };
}
