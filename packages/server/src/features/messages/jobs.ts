import { type Kysely, sql } from "kysely";
import { type NoticeServices, sendNotice, takesNotice } from "../notices/rules.ts";
import { WAITING_TIME } from "./rules.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { JobHandler } from "../../jobs/jobs.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/account.ts";
import { ownConversations } from "../conversations/own-conversations.ts";
import type { Schema } from "../../database/schema.ts";

const waitingStore = (db: Kysely<Schema>) => ({
  /**
   * Finds the unread messages of people in open conversations that a member can see. Returns nothing if all
   * of them are read, or a mail has mentioned them.
   */
  find: (userId: string) =>
    db
      .selectFrom(
        ownConversations(db, userId)
          .select(sql<number>`greatest(own.read_seq, own.hidden_seq)`.as("seen_seq"))
          .as("listed"),
      )
      .innerJoin("messages", "messages.conversation_id", "listed.id")
      .innerJoin("users", (join) => join.on("users.id", "=", userId))
      .where("listed.type", "=", "user")
      .where("listed.closed_at", "is", null)
      .whereRef("messages.seq", ">", "listed.seen_seq")
      .where("messages.sender_id", "<>", userId)
      .where(({ eb, or }) =>
        or([
          eb("users.message_mailed_at", "is", null),
          eb("messages.created_at", ">", eb.ref("users.message_mailed_at")),
        ]),
      )
      // The oldest unread message that no mail has mentioned, and the last mail about such.
      .select(["messages.created_at as since", "users.message_mailed_at as mailedAt"])
      .orderBy("messages.created_at")
      .limit(1)
      .executeTakeFirst(),
  noteMailed: (userId: string, now: Date) =>
    db.updateTable("users").set({ message_mailed_at: now }).where("id", "=", userId).execute(),
});

/** Interval between mails about waiting messages, in seconds. */
export const MAIL_INTERVAL = 24 * 60 * 60;

/**
 * Sends a member a mail that messages wait, without their senders and texts. Messages that were read before
 * the mail need none. If they have not waited long enough, or the last mail is too recent, the job checks
 * again when it is due.
 */
export const remindWaiting =
  (services: NoticeServices & Pick<Services, "clock" | "db">): JobHandler<"waiting-mail"> =>
  async ({ userId }, id) => {
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

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
