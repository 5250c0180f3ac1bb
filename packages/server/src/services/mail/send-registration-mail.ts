import { VERIFICATION_LIFE } from "../accounts/register.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Answers a registration: a link for a new address, a word to the owner of a known one. */
export function sendRegistrationMail(
  parts: Pick<Parts, "clock" | "linkTokens" | "mailer" | "siteUrl" | "stores">,
): JobHandler<"registration-mail"> {
  return async ({ registrationId, emailKey }, id) => {
    const account = await parts.stores.accounts.findByEmail(emailKey);
    if (account !== undefined) {
      const { email: to, language } = account;
      const link = `${parts.siteUrl()}/login`;
      await parts.mailer.send(composeMail({ id, kind: "alreadyRegistered", to, language, link }));
      return;
    }
    const registration = await parts.stores.accounts.findRegistration(registrationId);
    if (registration === undefined || registration.expiresAt <= parts.clock()) return;
    const { email: to, language } = registration;
    const token = parts.linkTokens.issue("verify-email", registration.id);
    const link = `${parts.siteUrl()}/verify-email?token=${token}`;
    const hours = VERIFICATION_LIFE / 3_600;
    await parts.mailer.send(composeMail({ id, kind: "verify", to, language, link, hours }));
  };
}
