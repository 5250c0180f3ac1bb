/** A step through the browser's history is made; what stops the event keeps it from the router. */
type OnStep = (event: PopStateEvent) => void;

/** A page with something to lose. */
interface Holder {
  /** Asks the member, and calls `go` if they leave all the same. */
  ask: (go: () => void) => void;
  onStep: OnStep;
}

/** Leaving a page, which a holder can prevent. */
export interface Leaving {
  /** Goes at once, or when the holder lets the member go. */
  request: (go: () => void) => void;
  /** @returns what lets the member go again */
  hold: (holder: Holder) => () => void;
  /**
   * For what is open over the page: the newest gets each step, and the page none.
   * @returns what gives the steps back
   */
  holdSteps: (onStep: OnStep) => () => void;
}

/** Must be created before the router: both listen to the browser's history, in the order of creation. */
export function createLeaving(): Leaving {
  let current: Holder | null = null;
  let above: readonly OnStep[] = [];
  if (!import.meta.env.SSR)
    window.addEventListener("popstate", (event) => (above.at(-1) ?? current?.onStep)?.(event));
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
    holdSteps: (onStep) => {
      above = [...above, onStep];
      return () => {
        above = above.filter((other) => other !== onStep);
      };
    },
  };
}
