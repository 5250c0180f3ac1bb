import { RESET_LIFE } from "../accounts/reset-password.ts";
import { secondsAfter } from "../clock.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/**
 * Sends a reset link where an address has an account; anybody else hears nothing. A link that still works is
 * sent again and works longer, so that a member has one, which nobody can take from them by asking for others.
 */
export function sendResetMail(
  parts: Pick<Parts, "clock" | "linkTokens" | "mailBudget" | "mailer" | "siteUrl" | "stores">,
): JobHandler<"password-forgotten"> {
  return async ({ emailKey }, id) => {
    const account = await parts.stores.accounts.findByEmail(emailKey);
    if (account === undefined) return;
    if (!(await parts.mailBudget.allows({ id, emailKey, kind: "reset" }))) return;
    const { accounts } = parts.stores;
    const now = parts.clock();
    const resetId = (await accounts.findLivingReset(account.id, now)) ?? id;
    const expiresAt = secondsAfter(now, RESET_LIFE);
    await accounts.addReset({ id: resetId, userId: account.id, expiresAt, spentAt: null });
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/reset-password?token=${parts.linkTokens.issue("reset-password", resetId)}`;
    const hours = RESET_LIFE / 3_600;
    await parts.mailer.send(composeMail({ id, kind: "reset", to, language, link, hours }));
  };
}
