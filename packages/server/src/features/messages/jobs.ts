import { type NoticeServices, sendNotice, takesNotice } from "../notices/rules.ts";
import { WAITING_TIME } from "./speaking.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { waitingStore } from "./waiting-store.ts";
import { findAccount } from "../accounts/account.ts";

/** One mail about waiting messages a day, in seconds. */
export const MAIL_INTERVAL = 24 * 60 * 60;

/**
 * Sends a member a mail that messages wait, without their senders and texts. What was read before the mail needs
 * no mail; what has not waited long enough, or comes too soon after the last mail, is looked at again in its
 * time.
 */
export function remindWaiting(
  services: NoticeServices & Pick<Services, "clock" | "db">,
): JobHandler<"waiting-mail"> {
  return async ({ userId }, id) => {
    const account = await findAccount(services.db, userId);
    if (account === undefined || !takesNotice(account, "messages")) return;
    const waiting = await waitingStore(services.db).find(userId);
    if (waiting === undefined) return;
    const now = services.clock();
    const dueAt = latest(
      secondsAfter(waiting.since, WAITING_TIME),
      secondsAfter(waiting.mailedAt ?? new Date(0), MAIL_INTERVAL),
    );
    if (dueAt > now) {
      const delay = Math.ceil((dueAt.getTime() - now.getTime()) / 1_000);
      await services.db.jobs.send("waiting-mail", { userId }, delay);
      return;
    }
    await sendNotice(services, account, { id, kind: "messages", path: "/conversations" });
    await waitingStore(services.db).noteMailed(userId, now);
  };
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
