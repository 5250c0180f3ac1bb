/** Runs `work` while no other caller holds the same lock. */
export type Lock = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * A lock across the tabs of a browser by the Web Locks API; where there is none (old browsers,
 * plain-http origins, Node without it), the sharing inside one page has to do.
 */
export function sessionLock(locks: LockManager | undefined = globalThis.navigator?.locks): Lock {
  if (!locks) return (work) => work();
  return (work) => locks.request("gemel-session", work) as ReturnType<typeof work>;
}
