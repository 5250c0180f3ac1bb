import { isNotImplemented } from "../checks/check-answer.ts";
import { answeredWith } from "../checks/expectations.ts";
import { type Finding, Unanswered } from "../checks/inspector.ts";
import type { Operation } from "../contract/operation.ts";
import { errorCodeOf } from "../exchange/answer.ts";
import type { Payload } from "../exchange/payload.ts";
import type { Member } from "../members/member.ts";
import { compose, type Values } from "../requests/compose.ts";
import { operationOf, type RunContext } from "../run-context.ts";
import { notReached, SequenceEnd } from "./sequence-end.ts";

export interface Step extends Omit<Values, "credentials"> {
  /** The calling member; a caller without a session when absent. */
  readonly as?: Member;
  readonly cookie?: string;
  /** In the place of what the contract's schema would make of `body`. */
  readonly payload?: Payload;
  /** The statuses that let the sequence go on. */
  readonly status: number | readonly number[];
  /** What the call is, where its status says too little: "a link that was used". */
  readonly what?: string;
}

/**
 * Makes a call that a sequence needs. An answer of a right status lets it go on, whatever else was found.
 * @throws SequenceEnd where it is answered with another
 */
export async function take(context: RunContext, id: string, step: Step): Promise<Finding> {
  const operation = operationOf(context, id);
  if (!operation) return notReached(`the contract has no ${id}`);
  const finding = await ask(context, operation, step);
  const { answer, problems } = finding;
  if (isNotImplemented(answer)) {
    context.ledger.explainGap(operation, "not implemented yet");
    return notReached(`${id} is not implemented yet`);
  }
  if ([step.status].flat().includes(answer.status)) return finding;
  const [problem] = problems;
  if (problem) throw new SequenceEnd("departed", `${id} ${answer.status}: ${problem.text}`);
  const reason = `${id} answers ${answer.status} ${errorCodeOf(answer) ?? ""}`.trim();
  context.ledger.explainGap(operation, reason);
  return notReached(reason);
}

/** Makes a call on which nothing else depends: the sequence goes on, whatever is answered. */
export async function probe(
  context: RunContext,
  id: string,
  step: Step,
): Promise<Finding | undefined> {
  try {
    return await take(context, id, step);
  } catch (error) {
    if (!(error instanceof SequenceEnd)) throw error;
    return undefined; // Written down already.
  }
}

async function ask(context: RunContext, operation: Operation, step: Step): Promise<Finding> {
  const { as, cookie, payload, status, what = "this call of a sequence", ...values } = step;
  const credentials = {
    ...(as && { bearer: await as.token() }),
    ...(cookie !== undefined && { cookie }),
  };
  const request = compose(context.contract, operation, { ...values, credentials });
  try {
    return await context.inspector.inspect(
      payload ? { ...request, payload } : request,
      answeredWith([status].flat(), what),
    );
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    throw new SequenceEnd("departed", `${operation.id}: ${error.message}`);
  }
}

/** Writes down a departure that only the sequence can see. */
export function must(
  context: RunContext,
  finding: Finding | undefined,
  right: boolean,
  problem: string,
): void {
  if (finding && !right) context.inspector.depart(finding, { key: problem, text: problem });
}
