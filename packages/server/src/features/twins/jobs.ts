import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { type NoticeServices, sendNotice } from "../notices/rules.ts";
import { findAccount } from "../accounts/account.ts";

/** Notifies a member that their insights and their twin are there, if they want such mails. */
export const sendTwinReadyMail =
  (services: NoticeServices & Pick<Services, "db">): JobHandler<"twin-ready-mail"> =>
  async ({ userId }, id) => {
    const account = await findAccount(services.db, userId);
    if (account === undefined) return;
    await sendNotice(services, account, { id, kind: "twin_ready", path: "/home" });
  };
