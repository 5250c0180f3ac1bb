import { secondsAfter } from "../clock.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { type NoticeParts, sendNotice, takesNotice } from "../mail/send-notice.ts";
import type { Parts } from "../parts.ts";
import { MAIL_INTERVAL, WAITING_TIME } from "./waiting-rules.ts";

/**
 * Tells a member by mail that messages wait, of nobody and of no word in them. What was read meanwhile needs
 * no mail; what has not waited long enough, or comes too soon after the last mail, is looked at again in its
 * time.
 */
export function tellWaiting(
  parts: NoticeParts & Pick<Parts, "clock" | "stores">,
): JobHandler<"waiting-mail"> {
  return async ({ userId }, id) => {
    const account = await parts.stores.accounts.findById(userId);
    if (account === undefined || !takesNotice(account, "messages")) return;
    const waiting = await parts.stores.waiting.find(userId);
    if (waiting === undefined) return;
    const now = parts.clock();
    const dueAt = latest(
      secondsAfter(waiting.since, WAITING_TIME),
      secondsAfter(waiting.mailedAt ?? new Date(0), MAIL_INTERVAL),
    );
    if (dueAt > now) {
      const delay = Math.ceil((dueAt.getTime() - now.getTime()) / 1_000);
      await parts.stores.jobs.send("waiting-mail", { userId }, delay);
      return;
    }
    await sendNotice(parts, account, { id, kind: "messages", path: "/conversations" });
    await parts.stores.waiting.noteMailed(userId, now);
  };
}

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
