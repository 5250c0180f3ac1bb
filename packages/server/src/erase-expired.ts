import { budgetDay } from "./features/ai-budget/rules.ts";
import { dayOf, secondsAfter } from "./foundation/clock.ts";
import { MAILING_LIFE } from "./features/notices/mail-budget.ts";
import { sweepMedia } from "./sweep-media.ts";
import type { Services } from "./services.ts";
import { eraseDeleted } from "./features/account-status/deletion.ts";
import { accountStore } from "./features/accounts/store.ts";
import { sessionStore } from "./features/sessions/store.ts";
import { robotCheckStore } from "./features/robot-check/store.ts";
import { mailingStore } from "./features/notices/store.ts";
import { profileStore } from "./features/profiles/store.ts";
import { poolStore } from "./features/discover/pool-store.ts";
import { feedRankingStore } from "./features/discover/store.ts";
import { aiUsageStore } from "./features/ai-budget/store.ts";
import { memberDayStore } from "./features/day-limits/store.ts";
import { matchStore } from "./features/matches/store.ts";
import { conversationStore } from "./features/conversations/store.ts";
import { pastStore } from "./features/pasts/store.ts";
import { addressMarkStore } from "./features/account-status/store.ts";
import { refusedMinorStore } from "./features/account-status/minor-store.ts";
import { reportStore } from "./features/reports/store.ts";
import { auditStore } from "./features/audit/store.ts";
import { contactStore } from "./features/contact/store.ts";
import { voiceReplyStore } from "./features/voice-queries/store.ts";
import { exportStore } from "./features/export/store.ts";
import { unansweredStore } from "./features/ai-answers/store.ts";
import { leaseStore } from "./jobs/lease-store.ts";

/** Links keep saying that they have expired for a week, in seconds; then they are unknown. */
const LINK_MEMORY = 7 * 24 * 60 * 60;

/** An ended match and its conversation stay for 30 days, in seconds. */
export const ENDED_MATCH_LIFE = 30 * 24 * 60 * 60;

/** A report keeps its evidence for 180 days, in seconds. */
export const REPORT_LIFE = 180 * 24 * 60 * 60;

/**
 * Words that came with a like stay as evidence for 180 days, in seconds, as a past does. So does that it was sent.
 */
export const LIKE_TEXTS_LIFE = 180 * 24 * 60 * 60;

/**
 * What admins did is kept for two years, in seconds: longer than reports, so that a member who was warned
 * twice in a year is known. It holds ids and the admins' notes, nothing of what was reported.
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

/** What members used of the AI is kept for a week, in seconds. */
const USAGE_LIFE = 7 * 24 * 60 * 60;

/**
 * Erases what is out of time: deleted accounts, links, sessions, used robot checks, mailings, feeds, days of
 * members, ended matches, pasts, marks of addresses, refused minors, reports, audit entries, messages to us,
 * spoken answers, copies of data, former identities, unanswered questions and leases, what is noted of members who
 * are erased, files that no row names.
 */
export async function eraseExpired(
  services: Pick<Services, "addressHashes" | "clock" | "db" | "media" | "transaction">,
): Promise<void> {
  const now = services.clock();
  await eraseDeleted(services);
  await accountStore(services.db).eraseExpired(secondsAfter(now, -LINK_MEMORY));
  await sessionStore(services.db).eraseExpired(now);
  await robotCheckStore(services.db).eraseExpired(now);
  await mailingStore(services.db).eraseBefore(secondsAfter(now, -MAILING_LIFE));
  await profileStore(services.db).eraseFormer(now);
  await poolStore(services.db).eraseOrphans();
  await feedRankingStore(services.db).eraseOlder(secondsAfter(now, -FEED_LIFE));
  await aiUsageStore(services.db).eraseBefore(budgetDay(secondsAfter(now, -USAGE_LIFE)));
  await memberDayStore(services.db).eraseBefore(dayOf(now));
  await matchStore(services.db).eraseEnded(secondsAfter(now, -ENDED_MATCH_LIFE));
  await conversationStore(services.db).eraseDeserted();
  await pastStore(services.db).eraseBefore(dayOf(now), secondsAfter(now, -LIKE_TEXTS_LIFE));
  await addressMarkStore(services.db).eraseExpired(now);
  await refusedMinorStore(services.db).eraseGrown(dayOf(now));
  await reportStore(services.db).eraseExpired(secondsAfter(now, -REPORT_LIFE));
  await auditStore(services.db).eraseBefore(secondsAfter(now, -AUDIT_LIFE));
  await contactStore(services.db).eraseOlder(secondsAfter(now, -CONTACT_MESSAGE_LIFE));
  await voiceReplyStore(services.db).eraseOlder(secondsAfter(now, -VOICE_REPLY_LIFE));
  await exportStore(services.db).eraseExpired(now);
  await unansweredStore(services.db).dropOlder(secondsAfter(now, -QUESTION_LIFE));
  await leaseStore(services.db).eraseExpired();
  await sweepMedia(services);
}
