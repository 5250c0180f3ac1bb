import type { VerifiableRegistration } from "../accounts/account-store.ts";
import { emailKey } from "../accounts/email-key.ts";
import { VERIFICATION_LIFE } from "../accounts/register.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

type VerificationParts = Pick<
  Parts,
  "clock" | "linkTokens" | "mailBudget" | "mailer" | "siteUrl" | "stores"
>;

/** Mails the link of a registration once more, to an address that waits for it; else it is content. */
export function sendVerificationMail(parts: VerificationParts): JobHandler<"verification-mail"> {
  return async ({ emailKey: key }, id) => {
    const { accounts } = parts.stores;
    if ((await accounts.findByEmail(key)) !== undefined) return;
    const registration = await accounts.findPendingRegistration(key, parts.clock());
    if (registration !== undefined) await mailVerification(parts, registration, id);
  };
}

/**
 * Mails the link of an address that waits for it, in the language of one of its registrations. All of them
 * have the same link, which shows no more than who reads the mails of the address.
 */
export async function mailVerification(
  parts: VerificationParts,
  registration: VerifiableRegistration,
  id: string,
): Promise<void> {
  const { email: to, language } = registration;
  const key = emailKey(to);
  const linked = await parts.stores.accounts.findPendingRegistration(key, parts.clock());
  if (linked === undefined) return;
  if (!(await parts.mailBudget.allows({ id, emailKey: key, kind: "verify" }))) return;
  const token = parts.linkTokens.issue("verify-email", linked.id);
  const link = `${parts.siteUrl()}/verify-email?token=${token}`;
  const hours = VERIFICATION_LIFE / 3_600;
  await parts.mailer.send(composeMail({ id, kind: "verify", to, language, link, hours }));
}
