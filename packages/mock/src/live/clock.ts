/** Time as the scripts see it, so that tests need not wait. */
export interface Clock {
  readonly now: () => Date;
  /** Runs something later. @returns what calls it off */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export const realClock: Clock = {
  now: () => new Date(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
