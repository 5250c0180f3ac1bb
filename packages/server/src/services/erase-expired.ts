import { budgetDay } from "./answers/ai-budget.ts";
import { secondsAfter } from "./clock.ts";
import { MAILING_LIFE } from "./mail/mail-budget.ts";
import { sweepMedia } from "./media/sweep-media.ts";
import { dayOf } from "./pasts/day-of.ts";
import type { Parts } from "./parts.ts";
import { eraseDeleted } from "./standing/erase-deleted.ts";

/** Links keep saying that they have expired for a week, in seconds; then nobody knows them. */
const LINK_MEMORY = 7 * 24 * 60 * 60;

/** An ended match and its conversation stay for 30 days, in seconds. */
const ENDED_MATCH_LIFE = 30 * 24 * 60 * 60;

/** A report keeps its evidence for 180 days, in seconds. */
const REPORT_LIFE = 180 * 24 * 60 * 60;

/** Words that came with a like stay as evidence for 180 days, in seconds, as a past does. */
const WORDS_LIFE = 180 * 24 * 60 * 60;

/**
 * What admins did is kept for two years, in seconds: longer than reports, so that somebody who was warned
 * twice in a year is known. It holds ids and the admins' notes, nothing of what was reported.
 */
const AUDIT_LIFE = 2 * 365 * 24 * 60 * 60;

/** A message to the people behind Gemel is kept for 180 days, in seconds. */
const CONTACT_MESSAGE_LIFE = 180 * 24 * 60 * 60;

/** A spoken answer can be heard for 30 days, in seconds; its text stays. */
const VOICE_REPLY_LIFE = 30 * 24 * 60 * 60;

/** A feed can be scrolled on for a day, in seconds. */
const FEED_LIFE = 24 * 60 * 60;

/** A question that nobody answered within a day is noted no longer, in seconds. */
const QUESTION_LIFE = 24 * 60 * 60;

/** What members used of the AI is kept for a week, in seconds. */
const USAGE_LIFE = 7 * 24 * 60 * 60;

/**
 * Erases what is out of time: deleted accounts, links, sessions, used robot checks, mailings, feeds, days of members, ended matches, pasts, marks of addresses, refused minors, reports, audit entries,
 * messages to us, spoken answers, copies of data, former identities, what nobody answered and leases, what is noted of members who are gone, files that no row names.
 */
export async function eraseExpired(
  parts: Pick<Parts, "addressHashes" | "clock" | "media" | "stores" | "transaction">,
): Promise<void> {
  const now = parts.clock();
  await eraseDeleted(parts);
  await parts.stores.accounts.eraseExpired(secondsAfter(now, -LINK_MEMORY));
  await parts.stores.sessions.eraseExpired(now);
  await parts.stores.robotChecks.eraseExpired(now);
  await parts.stores.mailings.eraseBefore(secondsAfter(now, -MAILING_LIFE));
  await parts.stores.profiles.eraseFormer(now);
  await parts.stores.pool.eraseGone();
  await parts.stores.feedRankings.eraseOlder(secondsAfter(now, -FEED_LIFE));
  await parts.stores.aiUsage.eraseBefore(budgetDay(secondsAfter(now, -USAGE_LIFE)));
  await parts.stores.memberDays.eraseBefore(dayOf(now));
  await parts.stores.matches.eraseEnded(secondsAfter(now, -ENDED_MATCH_LIFE));
  await parts.stores.conversations.eraseDeserted();
  await parts.stores.pasts.eraseBefore(dayOf(now), secondsAfter(now, -WORDS_LIFE));
  await parts.stores.addressMarks.eraseExpired(now);
  await parts.stores.refusedMinors.eraseGrown(dayOf(now));
  await parts.stores.reports.eraseExpired(secondsAfter(now, -REPORT_LIFE));
  await parts.stores.audit.eraseBefore(secondsAfter(now, -AUDIT_LIFE));
  await parts.stores.contactMessages.eraseOlder(secondsAfter(now, -CONTACT_MESSAGE_LIFE));
  await parts.stores.voiceReplies.eraseOlder(secondsAfter(now, -VOICE_REPLY_LIFE));
  await parts.stores.exports.eraseExpired(now);
  await parts.stores.unanswered.dropOlder(secondsAfter(now, -QUESTION_LIFE));
  await parts.stores.leases.eraseExpired();
  await sweepMedia(parts);
}
