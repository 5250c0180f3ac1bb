import { Unanswered } from "../checks/inspector.ts";
import { type RunContext, stopIfAsked } from "../run-context.ts";
import { SequenceEnd } from "./step.ts";

export interface Sequence {
  readonly name: string;
  readonly run: (context: RunContext) => Promise<void>;
}

/** Runs sequences one after the other; one that ends early leaves the others alone. */
export async function runSequences(
  context: RunContext,
  sequences: readonly Sequence[],
): Promise<void> {
  for (const { name, run } of sequences) {
    stopIfAsked(context);
    const before = context.ledger.departures().length;
    try {
      await run(context);
      const departed = context.ledger.departures().length > before;
      context.ledger.sequence({ name, verdict: departed ? "departed" : "met" });
    } catch (error) {
      if (!(error instanceof SequenceEnd) && !(error instanceof Unanswered)) throw error;
      const departed = context.ledger.departures().length > before;
      const verdict = departed || error instanceof Unanswered ? "departed" : error.verdict;
      context.ledger.sequence({ name, verdict, reason: error.message });
    }
  }
}
