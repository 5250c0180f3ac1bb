import type { Losses } from "./checkers/losses.ts";

/** The outcome of a fault for a site. */
export interface Outcome {
  /** The actions of the fault on the site, with numbers. */
  readonly done: string;
  readonly losses: Losses;
  /** How long the slowest start took until it was ready; nothing where none is measured. */
  readonly slowestReadyMs?: number;
  /** Other errors, one line each. */
  readonly wrong: readonly string[];
}

/** One way in which things break. */
export interface Fault {
  /** Why it cannot be run on this machine; nothing where it can. */
  readonly missing?: () => Promise<string | undefined>;
  /** Runs it whole. @param closing takes away what it has started */
  run(closing: AsyncDisposableStack): Promise<Outcome>;
}
