import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Tells a member that the password was changed, and what to do where somebody else did it. */
export function sendPasswordChangedMail(
  parts: Pick<Parts, "mailer" | "siteUrl" | "stores">,
): JobHandler<"password-changed-mail"> {
  return async ({ userId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined) return;
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/forgot-password`;
    await parts.mailer.send(composeMail({ id, kind: "passwordChanged", to, language, link }));
  };
}
