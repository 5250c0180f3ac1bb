import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { type NoticeServices, sendNotice } from "../notices/rules.ts";
import { matchStore } from "./store.ts";
import { findAccount } from "../accounts/account.ts";
import { isVisible } from "../../database/visible.ts";

export const sendMatchMail =
  (services: NoticeServices & Pick<Services, "db">): JobHandler<"match-mail"> =>
  async ({ matchId, userId }, id) => {
    const match = await matchStore(services.db).find(matchId);
    const account = await findAccount(services.db, userId);
    if (match?.endedAt !== null || account === undefined) return;
    const otherId = match.lowId === userId ? match.highId : match.lowId;
    if (!(await isVisible(services.db, userId, otherId))) return;
    await sendNotice(services, account, { id, kind: "matches", path: "/likes?tab=matches" });
  };
