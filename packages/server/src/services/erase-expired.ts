import { secondsAfter } from "./clock.ts";
import { sweepMedia } from "./media/sweep-media.ts";
import type { Parts } from "./parts.ts";

/** Links keep saying that they have expired for a week, in seconds; then nobody knows them. */
const LINK_MEMORY = 7 * 24 * 60 * 60;

/** Erases what is out of time: links, sessions, used robot checks, files that no row names. */
export async function eraseExpired(
  parts: Pick<Parts, "clock" | "media" | "stores">,
): Promise<void> {
  const now = parts.clock();
  await parts.stores.accounts.eraseExpired(secondsAfter(now, -LINK_MEMORY));
  await parts.stores.sessions.eraseExpired(now);
  await parts.stores.robotChecks.eraseExpired(now);
  await sweepMedia(parts);
}
