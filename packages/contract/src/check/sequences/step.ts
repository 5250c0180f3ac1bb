import { isNotImplemented } from "../checks/check-answer.ts";
import { answeredWith } from "../checks/expectations.ts";
import { type Finding, type Inspector, Unanswered } from "../checks/inspector.ts";
import type { Contract } from "../contract/contract.ts";
import { errorCodeOf } from "../exchange/answer.ts";
import type { Payload } from "../exchange/payload.ts";
import type { Member } from "../members/member.ts";
import type { Ledger } from "../report/ledger.ts";
import { compose, type Values } from "../requests/compose.ts";
import { type RunContext, stopIfAsked } from "../run-context.ts";

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

export interface Step extends Omit<Values, "credentials"> {
  /** The calling member; a caller without a session when absent. */
  readonly as?: Member;
  readonly cookie?: string;
  /** In the place of what the contract's schema would make of `body`. */
  readonly payload?: Payload;
  /** A description of the call, if its status says too little: "a link that was used". */
  readonly what?: string;
}

type Statuses = number | readonly number[];

export interface Steps {
  /**
   * Makes a call that a sequence needs. A right status lets it go on, whatever else was found.
   * @throws SequenceEnd if the answer has another status
   */
  readonly take: (id: string, right: Statuses, step?: Step) => Promise<Finding>;
  /** Makes a call on which nothing else depends: the sequence goes on, whatever is answered. */
  readonly probe: (id: string, right: Statuses, step?: Step) => Promise<Finding | undefined>;
  /** Writes down a departure that only the sequence can see. */
  readonly must: (finding: Finding | undefined, isRight: boolean, problem: string) => void;
}

interface StepsOf {
  readonly contract: Contract;
  readonly inspector: Inspector;
  readonly ledger: Ledger;
}

export function createSteps({ contract, inspector, ledger }: StepsOf): Steps {
  const take: Steps["take"] = async (id, right, step = {}) => {
    const { as, cookie, payload, what = "this call of a sequence", ...values } = step;
    const operation = contract.operations.find((each) => each.id === id);
    if (!operation) return notReached(`the contract has no ${id}`);
    const credentials = {
      ...(as && { bearer: await as.token() }),
      ...(cookie !== undefined && { cookie }),
    };
    const request = compose(contract, operation, { ...values, credentials });
    const { answer, ...found } = await inspector
      .inspect(payload ? { ...request, payload } : request, answeredWith([right].flat(), what))
      .catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error;
        throw new SequenceEnd("departed", `${id}: ${error.message}`);
      });
    if (isNotImplemented(answer)) {
      ledger.explainGap(operation, "not implemented yet");
      return notReached(`${id} is not implemented yet`);
    }
    if ([right].flat().includes(answer.status)) return { answer, ...found };
    const [problem] = found.problems;
    if (problem) throw new SequenceEnd("departed", `${id} ${answer.status}: ${problem.text}`);
    const reason = `${id} answers ${answer.status} ${errorCodeOf(answer) ?? ""}`.trim();
    ledger.explainGap(operation, reason);
    return notReached(reason);
  };
  return {
    take,
    probe: async (...call) => {
      try {
        return await take(...call);
      } catch (error) {
        if (!(error instanceof SequenceEnd)) throw error;
        return undefined; // Written down already.
      }
    },
    must: (finding, isRight, problem) => {
      if (finding && !isRight) inspector.depart(finding, { key: problem, text: problem });
    },
  };
}
