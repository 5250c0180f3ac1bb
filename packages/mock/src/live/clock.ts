/** Time as the scripts see it, so that tests need not wait. */
export interface Clock {
  readonly now: () => Date;
  /** Runs something later. @returns cancels it */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

// Taken when the module loads, so that fake timers of a page do not stop the server.
const { setTimeout: later, clearTimeout: cancel } = globalThis;

export const realClock: Clock = {
  now: () => new Date(),
  after: (milliseconds, run) => {
    const timer = later(run, milliseconds);
    return () => cancel(timer);
  },
};
