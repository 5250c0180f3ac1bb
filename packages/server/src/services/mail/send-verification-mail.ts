import type { Registration } from "../accounts/account.ts";
import { VERIFICATION_LIFE } from "../accounts/register.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

type VerificationParts = Pick<Parts, "clock" | "linkTokens" | "mailer" | "siteUrl" | "stores">;

/** Mails the link of a registration once more, to an address that waits for it; else it is content. */
export function sendVerificationMail(parts: VerificationParts): JobHandler<"verification-mail"> {
  return async ({ emailKey }, id) => {
    const { accounts } = parts.stores;
    if ((await accounts.findByEmail(emailKey)) !== undefined) return;
    const registration = await accounts.findPendingRegistration(emailKey, parts.clock());
    if (registration !== undefined) await mailVerification(parts, registration, id);
  };
}

/** Mails the link that opens the account of a registration. */
export async function mailVerification(
  parts: Pick<VerificationParts, "linkTokens" | "mailer" | "siteUrl">,
  registration: Registration,
  id: string,
): Promise<void> {
  const { email: to, language } = registration;
  const token = parts.linkTokens.issue("verify-email", registration.id);
  const link = `${parts.siteUrl()}/verify-email?token=${token}`;
  const hours = VERIFICATION_LIFE / 3_600;
  await parts.mailer.send(composeMail({ id, kind: "verify", to, language, link, hours }));
}
