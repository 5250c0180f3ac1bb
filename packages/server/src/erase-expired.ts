import { type Kysely, sql } from "kysely";
import type { Schema } from "./database/schema.ts";
import { dayOf, secondsAfter } from "./foundation/clock.ts";
import { MAILING_LIFE } from "./features/notices/mail-budget.ts";
import { sweepMedia } from "./sweep-media.ts";
import type { Services } from "./services.ts";
import { eraseDeleted } from "./features/account-status/deletion.ts";
import { sessionStore } from "./features/sessions/store.ts";
import { profileStore } from "./features/profiles/store.ts";
import { poolStore } from "./features/discover/pool-store.ts";
import { matchStore } from "./features/matches/store.ts";
import { conversationStore } from "./features/conversations/store.ts";
import { pastStore } from "./features/pasts/store.ts";
import { reportStore } from "./features/reports/store.ts";
import { auditStore } from "./features/audit/store.ts";
import { unansweredStore } from "./features/ai-answers/store.ts";
import { doEach } from "./jobs/do-each.ts";
import { leaseStore } from "./jobs/lease-store.ts";

/** Links keep saying that they have expired for a week, in seconds; then they are unknown. */
export const LINK_MEMORY = 7 * 24 * 60 * 60;

/** An ended match and its conversation stay for 30 days, in seconds. */
export const ENDED_MATCH_LIFE = 30 * 24 * 60 * 60;

/** Texts and files that strangers saw before a change are kept for 30 days, in seconds: reports copy them. */
export const FORMER_PROFILE_LIFE = 30 * 24 * 60 * 60;

/** A report keeps its evidence for 180 days, in seconds. */
export const REPORT_LIFE = 180 * 24 * 60 * 60;

/** Texts that came with a like stay as evidence for 180 days, in seconds, as a past does. So does that it was sent. */
export const LIKE_TEXTS_LIFE = 180 * 24 * 60 * 60;

/**
 * The audit trail of admins' actions is kept for two years, in seconds: longer than reports, so that a member
 * who was warned twice in a year is known. It holds ids and the admins' notes, and no reported content.
 */
export const AUDIT_LIFE = 2 * 365 * 24 * 60 * 60;

/** A message to the people behind Gemel is kept for 180 days, in seconds. */
export const CONTACT_MESSAGE_LIFE = 180 * 24 * 60 * 60;

/** A spoken answer can be played for 30 days, in seconds; its text stays. */
export const VOICE_REPLY_LIFE = 30 * 24 * 60 * 60;

/** A feed can be scrolled on for a day, in seconds. */
export const FEED_LIFE = 24 * 60 * 60;

/** An unanswered question is noted for a day, in seconds. */
const QUESTION_LIFE = 24 * 60 * 60;

/** The AI usage of members is kept for a week, in seconds. */
export const USAGE_LIFE = 7 * 24 * 60 * 60;

type Rows = {
  [Table in keyof Schema]: readonly [Table, column: keyof Schema[Table] & string, Date | string];
}[keyof Schema];

/** Rows that are erased once one of their columns is before a moment or a day, without other conditions. */
function rowsOutOfTime(now: Date): readonly Rows[] {
  const ago = (seconds: number) => secondsAfter(now, -seconds);
  return [
    ["registrations", "expires_at", ago(LINK_MEMORY)],
    ["password_resets", "expires_at", ago(LINK_MEMORY)],
    ["mailings", "sent_at", ago(MAILING_LIFE)],
    ["former_profiles", "shown_until", ago(FORMER_PROFILE_LIFE)],
    ["feed_rankings", "created_at", ago(FEED_LIFE)],
    ["ai_usage", "day", dayOf(ago(USAGE_LIFE))],
    ["member_days", "day", dayOf(now)],
    ["like_words", "said_at", ago(LIKE_TEXTS_LIFE)],
    ["sent_likes", "sent_at", ago(LIKE_TEXTS_LIFE)],
    ["contact_messages", "created_at", ago(CONTACT_MESSAGE_LIFE)],
    ["voice_replies", "created_at", ago(VOICE_REPLY_LIFE)],
  ];
}

/** Rows that go once their own end is reached. */
const rowsAtTheirEnd = (now: Date): readonly Rows[] => [
  ["refresh_tokens", "expires_at", now],
  ["exports", "expires_at", now],
  ["address_marks", "until", now],
  ["kept_apart", "until", now],
  ["mailboxes_apart", "until", now],
  // Adults from that day on.
  ["refused_minors", "adult_on", dayOf(now)],
  // Refused anyway from then on.
  ["robot_check_answers", "expires_at", now],
];

const eraseRows = (db: Kysely<Schema>, [table, column, moment]: Rows, when: "<" | "<=") =>
  sql`delete from ${sql.table(table)}
    where ${sql.ref(column)} ${sql.raw(when)} ${moment}`.execute(db);

/**
 * Erases expired data. If one kind fails, the others are still erased.
 * @param leaving ends it after the current step
 * @param onSwept called with the number of erased files, if any
 * @throws the errors of what failed
 */
export async function eraseExpired(
  services: Pick<Services, "addressHashes" | "clock" | "db" | "media" | "transaction">,
  leaving: AbortSignal = new AbortController().signal,
  onSwept: (files: number) => void = () => undefined,
): Promise<void> {
  const { db } = services;
  const now = services.clock();
  const ago = (seconds: number) => secondsAfter(now, -seconds);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => eraseDeleted(services, leaving),
    ...rowsOutOfTime(now).map((rows) => () => eraseRows(db, rows, "<")),
    ...rowsAtTheirEnd(now).map((rows) => () => eraseRows(db, rows, "<=")),
    () => sessionStore(db).eraseSpent(),
    () => profileStore(db).eraseFormer(now),
    () => poolStore(db).eraseOrphans(),
    () => matchStore(db).eraseEnded(ago(ENDED_MATCH_LIFE)),
    () => conversationStore(db).eraseDeserted(),
    () => pastStore(db).eraseBefore(dayOf(now)),
    () => reportStore(db).eraseExpired(ago(REPORT_LIFE)),
    () => auditStore(db).eraseBefore(ago(AUDIT_LIFE)),
    () => unansweredStore(db).dropOlder(ago(QUESTION_LIFE)),
    () => leaseStore(db).eraseExpired(),
    async () => {
      const files = await sweepMedia(services, leaving);
      if (files > 0) onSwept(files);
    },
  ];
  await doEach(steps, leaving, async (step) => void (await step()));
}
