import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Where each leads: the rules, the form to object with, the way in. */
const paths = { warned: "/rules", suspended: "/contact", reinstated: "/login" } as const;

/** Tells a member what an admin decided about them. It names neither a reporter nor what was reported. */
export function sendModerationMail(
  parts: Pick<Parts, "mailer" | "siteUrl" | "stores">,
): JobHandler<"moderation-mail"> {
  return async ({ userId, news }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined) return;
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}${paths[news]}`;
    await parts.mailer.send(composeMail({ id, kind: news, to, language, link }));
  };
}
