import { memoryTokenStore } from "@gemel/api";
import { exampleToken } from "@gemel/mock/example-token";
import { createGemel, type Gemel } from "../create-gemel.ts";

/** The real client and flows for a story: nothing is kept, and no page is reloaded. */
export function createExampleGemel(isSignedIn: boolean): Gemel {
  return createGemel({
    tokenStore: memoryTokenStore(isSignedIn ? exampleToken() : null),
    reload: () => {},
  });
}

/** Ends the flows that wait or listen when the story goes; what is drawn still reports to `busy` as it leaves. */
export function stopGemel({ session, flash }: Gemel): void {
  for (const actor of [session, flash]) actor.stop();
}
