import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import { findAccount } from "../accounts/account.ts";

/** The page that each mail links to: the rules, the form to object with, the sign-in. */
const paths = { warned: "/rules", suspended: "/contact", reinstated: "/login" } as const;

/** Notifies a member of the ruling of an admin about them. It names neither a reporter nor what was reported. */
export const sendModerationMail =
  (services: Pick<Services, "db" | "mailer" | "siteUrl">): JobHandler<"moderation-mail"> =>
  async ({ userId, news }, id) => {
    const account = await findAccount(services.db, userId);
    if (account === undefined) return;
    const { email: to, language } = account;
    const link = `${services.siteUrl()}${paths[news]}`;
    await services.mailer.send(composeMail({ id, kind: news, to, language, link }));
  };
