/** A page with something to lose. */
interface Holder {
  /** Asks the member, and calls `go` if they leave all the same. */
  ask: (go: () => void) => void;
  /** A step through the browser's history is made; what stops the event keeps it from the router. */
  onStep: (event: PopStateEvent) => void;
}

/** The way off a page, which a holder can stand in. */
export interface Leaving {
  /** Goes at once, or when the holder lets the member go. */
  request: (go: () => void) => void;
  /** @returns what lets the member go again */
  hold: (holder: Holder) => () => void;
}

/** To be made before the router: both hear of the browser's history at the same place, in turn. */
export function createLeaving(): Leaving {
  let current: Holder | null = null;
  if (!import.meta.env.SSR) window.addEventListener("popstate", (event) => current?.onStep(event));
  return {
    request: (go) => {
      if (current) current.ask(go);
      else go();
    },
    hold: (holder) => {
      current = holder;
      return () => {
        if (current === holder) current = null;
      };
    },
  };
}
