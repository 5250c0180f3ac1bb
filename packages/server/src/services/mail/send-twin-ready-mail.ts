import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Tells a member that their insights and their twin are there. */
export function sendTwinReadyMail(
  parts: Pick<Parts, "mailer" | "siteUrl" | "stores">,
): JobHandler<"twin-ready-mail"> {
  return async ({ userId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined) return;
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/home`;
    await parts.mailer.send(composeMail({ id, kind: "twinReady", to, language, link }));
  };
}
