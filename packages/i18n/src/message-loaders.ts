import type { Bundle } from "./bundles.ts";
import { expandMessages } from "./expand-messages.ts";
import type { CompactMessages, Messages } from "./messages.ts";
import { remembered } from "./remembered.ts";

type FurtherBundle = Exclude<Bundle, "core">;

type LoadBundle = () => Promise<{ default: CompactMessages }>;

/** The sources of each language's texts. */
export interface MessageSources<L extends string> {
  core: Readonly<Record<L, LoadBundle>>;
  /** Loads the sources of all bundles but `core` when the first is needed: a first screen is lighter so. */
  loadFurther: () => Promise<{
    further: Readonly<Record<L, Readonly<Record<FurtherBundle, LoadBundle>>>>;
  }>;
}

/** A loader that merges bundles; what it gives is {@link remembered}. */
export function messageLoader<L extends string>({ core, loadFurther }: MessageSources<L>) {
  const load = async (locale: L, bundle: Bundle): Promise<Messages> => {
    const source = bundle === "core" ? core[locale] : (await loadFurther()).further[locale][bundle];
    return expandMessages((await source()).default);
  };
  return remembered(async (locale: L, bundles: readonly Bundle[]): Promise<Messages> =>
    Object.assign({}, ...(await Promise.all(bundles.map((bundle) => load(locale, bundle))))),
  );
}
