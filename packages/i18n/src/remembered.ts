/**
 * How long a failure is kept, in milliseconds. React renders a failed part again, which asks with the same
 * arguments: if that were a new load, the part would wait for it, fail again, and never reach its error boundary.
 */
const FAILURE_MS = 1_000;

/**
 * Makes a loader remember what it gave: the same arguments give the same promise, so that React's
 * `use` may read it. A failed load is forgotten after {@link FAILURE_MS}, so that a retry can work.
 */
export function remembered<Args extends readonly unknown[], Value>(
  load: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const loaded = new Map<string, Promise<Value>>();
  return (...args) => {
    const key = args.join(" ");
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(...args);
    loaded.set(key, loading);
    loading.then(
      // React's `use` reads these two, so that what is loaded shows without suspending first.
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      () => setTimeout(() => loaded.delete(key), FAILURE_MS),
    );
    return loading;
  };
}
