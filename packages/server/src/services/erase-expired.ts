import { secondsAfter } from "./clock.ts";
import { sweepMedia } from "./media/sweep-media.ts";
import type { Parts } from "./parts.ts";

/** Links keep saying that they have expired for a week, in seconds; then nobody knows them. */
const LINK_MEMORY = 7 * 24 * 60 * 60;

/** An ended match and its conversation stay for 30 days, in seconds. */
const ENDED_MATCH_LIFE = 30 * 24 * 60 * 60;

/** A report keeps its evidence for 180 days, in seconds. */
const REPORT_LIFE = 180 * 24 * 60 * 60;

/** A feed can be scrolled on for a day, in seconds. */
const FEED_LIFE = 24 * 60 * 60;

/**
 * Erases what is out of time: links, sessions, used robot checks, feeds, ended matches, reports, files that
 * no row names.
 */
export async function eraseExpired(
  parts: Pick<Parts, "clock" | "media" | "stores">,
): Promise<void> {
  const now = parts.clock();
  await parts.stores.accounts.eraseExpired(secondsAfter(now, -LINK_MEMORY));
  await parts.stores.sessions.eraseExpired(now);
  await parts.stores.robotChecks.eraseExpired(now);
  await parts.stores.pool.eraseGone();
  await parts.stores.feedRankings.eraseOlder(secondsAfter(now, -FEED_LIFE));
  await parts.stores.matches.eraseEnded(secondsAfter(now, -ENDED_MATCH_LIFE));
  await parts.stores.reports.eraseExpired(secondsAfter(now, -REPORT_LIFE));
  await sweepMedia(parts);
}
