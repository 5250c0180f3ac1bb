/** Runs `work` while no other caller holds the same lock. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * A lock across the tabs of a browser by the Web Locks API; without that API (old browsers,
 * plain-http origins, some Node versions), only calls inside one page share the work.
 */
export function sessionLock(locks: LockManager | undefined = globalThis.navigator?.locks): Lock {
  if (!locks) return (work) => work();
  return (work) => locks.request("gemel-session", work) as ReturnType<typeof work>;
}
