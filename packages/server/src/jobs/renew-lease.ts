import type { Repeat } from "../foundation/repeat.ts";
import type { leaseStore } from "./lease-store.ts";

interface HeldLease {
  readonly name: string;
  readonly holder: string;
  /** For how long a killed process keeps it from the others. */
  readonly seconds: number;
  readonly renewalMs: number;
}

interface RenewOptions {
  readonly repeat: Repeat;
  /** Takes what a renewal fails with; the lease runs out by itself. */
  readonly onError: (error: unknown) => void;
}

/**
 * Does work with a lease that was taken, and renews it meanwhile.
 * @param work gets a signal that is aborted once another holder has the lease
 */
export async function renewLease<T>(
  leases: Pick<ReturnType<typeof leaseStore>, "take">,
  { name, holder, seconds, renewalMs }: HeldLease,
  { repeat, onError }: RenewOptions,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const stop = repeat(renewalMs, () => {
    renewal = leases.take(name, holder, seconds).then((isHeld) => {
      if (!isHeld) lost.abort(new Error("another process has the lease"));
    }, onError);
  });
  try {
    return await work(lost.signal);
  } finally {
    stop();
    // A renewal that ends after the lease is given back would take it again.
    await renewal;
  }
}
