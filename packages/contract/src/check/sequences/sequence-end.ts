/** A sequence cannot go on. The departure behind it, if any, is written down already. */
export class SequenceEnd extends Error {
  readonly verdict: "departed" | "not reached";

  constructor(verdict: "departed" | "not reached", reason: string) {
    super(reason);
    this.verdict = verdict;
  }
}

/** Ends a sequence for want of something. */
export function notReached(reason: string): never {
  throw new SequenceEnd("not reached", reason);
}
