import type { Bundle } from "./bundles.ts";
import { expandMessages } from "./expand-messages.ts";
import type { CompactMessages, Messages } from "./messages.ts";

/** One dynamic import per language and bundle. */
export type MessageLoaders<L extends string> = Readonly<
  Record<L, Readonly<Record<Bundle, () => Promise<{ default: CompactMessages }>>>>
>;

/**
 * A loader that merges bundles and remembers what it gave: the same arguments give the same
 * promise, so that React's `use` may read it. A failed load is forgotten, so that a retry can work.
 */
export function messageLoader<L extends string>(loaders: MessageLoaders<L>) {
  const loaded = new Map<string, Promise<Messages>>();
  return (locale: L, bundles: readonly Bundle[]): Promise<Messages> => {
    const key = [locale, ...bundles].join(" ");
    const known = loaded.get(key);
    if (known) return known;
    const loading = Promise.all(bundles.map((bundle) => loaders[locale][bundle]())).then(
      (parts): Messages => Object.assign({}, ...parts.map((part) => expandMessages(part.default))),
    );
    loaded.set(key, loading);
    loading.then(
      // React's `use` reads these two, so that loaded texts show without suspending first.
      (value) => Object.assign(loading, { status: "fulfilled", value }),
      () => loaded.delete(key),
    );
    return loading;
  };
}
