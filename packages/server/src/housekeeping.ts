import { randomUUID } from "node:crypto";
import { eraseExpired } from "./erase-expired.ts";
import { refreshInsights } from "./features/insights/compute-insights.ts";
import type { Services } from "./services.ts";
import { dropEmptyTexts } from "./features/twins/sharing.ts";
import { keepLooks } from "./features/profiles/nickname.ts";
import type { Repeat } from "./foundation/repeat.ts";
import { keepMailboxes } from "./features/account-status/mailboxes.ts";
import { doEach, failuresOf } from "./jobs/do-each.ts";
import { leaseStore } from "./jobs/lease-store.ts";
import { renewLease } from "./jobs/renew-lease.ts";

/** A round is an hour's, of whichever process begins it. */
const LEASE = { name: "housekeeping", seconds: 3_600, renewalMs: 600_000 };
/** How often a process asks whether it is time. */
const LOOK_MS = 600_000;

interface Housekeeping {
  /** Resolves when the round of the start is over, or left to another process. */
  readonly firstRound: Promise<void>;
  /** Waits for what the round at hand does, and leaves the rest of it to another process. */
  readonly stop: () => Promise<void>;
}

/**
 * Erases expired data, stores the look of older nicknames and the mailbox of each address, and scores again
 * what another model has scored: at once and every hour, in one process of the site. After a round that
 * fails, one of the processes soon starts another.
 * @param onSwept called with the number of media files that were erased
 */
export function startHousekeeping(
  services: Services,
  repeat: Repeat,
  onError: (error: unknown) => void,
  onSwept?: (files: number) => void,
): Housekeeping {
  const leases = leaseStore(services.db);
  const leaving = new AbortController();
  const clean = async (): Promise<void> => {
    if (leaving.signal.aborted) return;
    // The lease is a round's and not a process': it keeps this one from the next as well.
    const lease = { ...LEASE, holder: randomUUID() };
    if (!(await leases.take(lease.name, lease.holder, lease.seconds))) return;
    let isWhole = false;
    try {
      await renewLease(leases, lease, { repeat, onError }, (lost) =>
        cleanAll(services, AbortSignal.any([leaving.signal, lost]), onSwept),
      );
      isWhole = !leaving.signal.aborted;
    } catch (error) {
      for (const failure of failuresOf(error)) onError(failure);
    }
    if (!isWhole) await leases.release(lease.name, lease.holder);
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

async function cleanAll(
  services: Services,
  signal: AbortSignal,
  onSwept?: (files: number) => void,
): Promise<void> {
  const steps = [
    () => eraseExpired(services, signal, onSwept),
    () => keepLooks(services, signal),
    () => keepMailboxes(services, signal),
    () => refreshInsights(services, signal, dropEmptyTexts),
  ];
  await doEach(steps, signal, (step) => step());
}
