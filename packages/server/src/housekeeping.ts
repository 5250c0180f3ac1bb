import { randomUUID } from "node:crypto";
import { eraseExpired } from "./erase-expired.ts";
import { refreshInsights } from "./features/insights/compute-insights.ts";
import type { Services } from "./services.ts";
import { dropEmptyTexts } from "./features/twins/sharing.ts";
import { keepLooks } from "./features/profiles/nickname.ts";
import type { Repeat } from "./foundation/repeat.ts";
import { keepMailboxes } from "./features/account-status/mailboxes.ts";
import { leaseStore } from "./jobs/lease-store.ts";

/** A round is an hour's, of whichever process begins it. */
const ROUND_SECONDS = 3_600;
/** How often a process asks whether it is time. */
const LOOK_MS = 600_000;
const LEASE = "housekeeping";

interface Housekeeping {
  /** Resolves when the round of the start is over, or left to another process. */
  readonly firstRound: Promise<void>;
  /** Waits for the round at hand and stops. */
  readonly stop: () => Promise<void>;
}

/**
 * Erases what is out of time, keeps what older nicknames look like and whose mailbox each address is, and scores
 * again what another model has scored, at once and every hour, in one process of the site. A round that fails is
 * begun again soon, by any of them.
 */
export function startHousekeeping(
  services: Services,
  repeat: Repeat,
  onError: (error: unknown) => void,
): Housekeeping {
  const leases = leaseStore(services.db);
  const leaving = new AbortController();
  const clean = async (): Promise<void> => {
    // The lease is a round's and not a process': it keeps this one from the next as well.
    const round = randomUUID();
    if (!(await leases.take(LEASE, round, ROUND_SECONDS))) return;
    try {
      await eraseExpired(services);
      await keepLooks(services);
      await keepMailboxes(services);
      await refreshInsights(services, leaving.signal, dropEmptyTexts);
    } catch (error) {
      await leases.release(LEASE, round);
      throw error;
    }
  };
  const firstRound = clean().catch(onError);
  let round = firstRound;
  const endRepeating = repeat(LOOK_MS, () => {
    round = round.then(clean).catch(onError);
  });
  return {
    firstRound,
    stop: async () => {
      endRepeating();
      leaving.abort();
      await round;
    },
  };
}
