/** Time, so that tests can let it pass. Milliseconds. */
export interface Clock {
  now: () => number;
  /** Calls once, after a while; the answer takes it back. */
  after: (ms: number, call: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
