/** A page with something to lose. */
interface Holder {
  /** Asks the member, and calls `go` if they leave all the same. */
  ask: (go: () => void) => void;
  /** A step through the browser's history is made; what stops the event keeps it from the router. */
  onStep: (event: PopStateEvent) => void;
}

/** Leaving a page, which a holder can prevent. */
export interface Leaving {
  /** Goes at once, or when the holder lets the member go. */
  request: (go: () => void) => void;
  /** @returns what lets the member go again */
  hold: (holder: Holder) => () => void;
}

/** Must be created before the router: both listen to the browser's history, in the order of creation. */
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
