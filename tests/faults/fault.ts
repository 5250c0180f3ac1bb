import type { Losses } from "./checkers/losses.ts";

/** The outcome of a fault for a site. */
export interface Outcome {
  /** The actions of the fault on the site, with numbers. */
  readonly done: string;
  readonly losses: Losses;
  /** How long the slowest start took until it was ready; undefined if none is measured. */
  readonly slowestReadyMs?: number;
  /** Other errors, one line each. */
  readonly wrong: readonly string[];
}

/** One way to break a site. */
export interface Fault {
  /** The reason why this machine cannot run it; undefined if it can. */
  readonly missing?: () => Promise<string | undefined>;
  /** Runs it whole. @param closing takes away what it has started */
  run(closing: AsyncDisposableStack): Promise<Outcome>;
}
