import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { erasureTime } from "../standing/erasure-time.ts";
import { composeMail } from "./compose-mail.ts";

/** Tells a member until when the deleted account can come back, unless it has already. */
export function sendAccountDeletedMail(
  parts: Pick<Parts, "mailer" | "siteUrl" | "stores">,
): JobHandler<"account-deleted-mail"> {
  return async ({ userId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined || account.deletedAt === null) return;
    const { email: to, language, deletedAt } = account;
    const link = `${parts.siteUrl()}/login`;
    const until = erasureTime(deletedAt);
    await parts.mailer.send(composeMail({ id, kind: "deleted", to, language, link, until }));
  };
}
