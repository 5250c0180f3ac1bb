import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { composeMail } from "./compose-mail.ts";

/** Tells a member that the copy of their data can be fetched, if it still is the one they asked for. */
export function sendExportReadyMail(
  parts: Pick<Parts, "mailer" | "siteUrl" | "stores">,
): JobHandler<"export-ready-mail"> {
  return async ({ userId, exportId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    const found = await parts.stores.exports.find(userId);
    if (account?.standing !== "active" || found?.id !== exportId) return;
    const { email: to, language } = account;
    const link = `${parts.siteUrl()}/settings#export`;
    await parts.mailer.send(composeMail({ id, kind: "exportReady", to, language, link }));
  };
}
