import type { Account } from "../accounts/account.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { eraseDeleted } from "../standing/erase-deleted.ts";
import { erasureTime } from "../standing/erasure-time.ts";
import { composeMail, type MailRequest } from "./compose-mail.ts";
import { mailVerification } from "./send-verification-mail.ts";

/**
 * Answers a registration: the link of the address where it is new, a word to the owner of a known one, and to
 * one who deleted the account how to come back. One that can no longer come back is erased first, so that it
 * holds no address.
 */
export function sendRegistrationMail(
  parts: Pick<
    Parts,
    | "addressHashes"
    | "clock"
    | "linkTokens"
    | "mailBudget"
    | "mailer"
    | "siteUrl"
    | "stores"
    | "transaction"
  >,
): JobHandler<"registration-mail"> {
  return async ({ registrationId, emailKey }, id) => {
    await eraseDeleted(parts);
    const account = await parts.stores.accounts.findByEmail(emailKey);
    if (account !== undefined) {
      if (!(await parts.mailBudget.allows({ id, emailKey, kind: "registered" }))) return;
      await parts.mailer.send(composeMail(mailToOwner(account, id, `${parts.siteUrl()}/login`)));
      return;
    }
    const registration = await parts.stores.accounts.findRegistration(registrationId);
    if (registration === undefined || registration.expiresAt <= parts.clock()) return;
    await mailVerification(parts, registration, id);
  };
}

function mailToOwner(account: Account, id: string, link: string): MailRequest {
  const { email: to, language, standing, deletedAt } = account;
  const addressed = { id, to, language, link };
  return standing === "deleted" && deletedAt !== null
    ? { ...addressed, kind: "deletedRegistered", until: erasureTime(deletedAt) }
    : { ...addressed, kind: "alreadyRegistered" };
}
