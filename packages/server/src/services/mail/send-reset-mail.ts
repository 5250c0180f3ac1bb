import { RESET_LIFE } from "../accounts/reset-password.ts";
import { secondsAfter } from "../clock.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Sends a reset link where an address has an account; anybody else hears nothing. */
export function sendResetMail(
  parts: Pick<Parts, "clock" | "linkTokens" | "mailer" | "siteUrl" | "stores">,
): JobHandler<"password-forgotten"> {
  return async ({ emailKey }, id) => {
    const account = await parts.stores.accounts.findByEmail(emailKey);
    if (account === undefined) return;
    const expiresAt = secondsAfter(parts.clock(), RESET_LIFE);
    await parts.stores.accounts.addReset({ id, userId: account.id, expiresAt, spentAt: null });
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/reset-password?token=${parts.linkTokens.issue("reset-password", id)}`;
    const hours = RESET_LIFE / 3_600;
    await parts.mailer.send(composeMail({ id, kind: "reset", to, language, link, hours }));
  };
}
