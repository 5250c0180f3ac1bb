import type { JobHandler } from "../jobs/jobs.ts";
import type { Parts } from "../parts.ts";
import { type NoticeParts, sendNotice } from "./send-notice.ts";

/** Tells a member that their insights and their twin are there, if they want such mails. */
export function sendTwinReadyMail(
  parts: NoticeParts & Pick<Parts, "stores">,
): JobHandler<"twin-ready-mail"> {
  return async ({ userId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined) return;
    await sendNotice(parts, account, { id, kind: "twin_ready", path: "/home" });
  };
}
