interface Entry {
  /** The router's name for the entry. */
  key: string;
  /** Position among the entries; NaN for an entry that is not the router's. */
  index: number;
}

/** An entry of the browser's history, as the router notes it there. */
export function readEntry(state: unknown): Entry {
  const noted: { key?: unknown; idx?: unknown } =
    typeof state === "object" && state !== null ? state : {};
  return { key: String(noted.key ?? "default"), index: Number(noted.idx ?? NaN) };
}

/**
 * Takes back every step through the browser's history that leads off the page, and asks first. A
 * browser reports a step only once it is made, so the address changes for a moment.
 * @param key - of the router's current location
 * @param ask - calls its argument to make the step after all
 * @param isEachStep - takes back steps within the page too. @default false
 * @returns the listener for each step, to call before the router's
 */
export function guardHistory(
  key: string,
  ask: (go: () => void) => void,
  isEachStep = false,
): (event: PopStateEvent) => void {
  const { pathname } = window.location;
  const { index } = readEntry(window.history.state);
  let taken = 0;
  let isLeaving = false;

  return (event) => {
    if (isLeaving) return;
    const entry = readEntry(event.state);
    const steps = entry.index - index;
    const isBack = taken !== 0 && entry.key === key;
    const leadsOff = isEachStep ? steps !== 0 : window.location.pathname !== pathname;
    if (!isBack && (!leadsOff || Number.isNaN(steps))) return;
    event.stopImmediatePropagation();
    if (!isBack) {
      taken = steps;
      window.history.go(-steps);
      return;
    }
    const wanted = taken;
    taken = 0;
    ask(() => {
      isLeaving = true;
      window.history.go(wanted);
    });
  };
}
