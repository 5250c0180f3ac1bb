/**
 * Makes a loader remember what it gave: the same arguments give the same promise, so that React's
 * `use` may read it. A failed load is forgotten, so that a retry can work.
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
      () => loaded.delete(key),
    );
    return loading;
  };
}
