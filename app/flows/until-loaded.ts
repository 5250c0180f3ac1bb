import { retryDelay } from "@gemel/machines/retry-delay";

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads what nothing can be shown without, as often as it takes. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await load();
    } catch {
      await wait(retryDelay(attempts));
    }
  }
}
