import { isNotImplemented } from "../checks/check-answer.ts";
import { notRefused } from "../checks/expectations.ts";
import type { Operation } from "../contract/operation.ts";
import type { Member } from "../members/member.ts";
import { compose, type Values } from "../requests/compose.ts";
import { shownBodies } from "../requests/shown-bodies.ts";
import type { RunContext } from "../run-context.ts";
import { aimOf } from "./aim.ts";
import { aimBody, baseValues } from "./base-values.ts";
import { bodyTrials, formTrials } from "./body-trials.ts";
import { chooseMember } from "./choose-member.ts";
import { tryGenerated } from "./generated.ts";
import { parameterTrials } from "./parameter-trials.ts";
import { sessionTrials } from "./session-trials.ts";
import type { Subject, Trial } from "./trial.ts";

/** What these do is done once, in a sequence, and undone there. */
const inSequencesOnly = ["uploadMyPicture", "removeMyPicture", "uploadMyVoice", "removeMyVoice"];
/** Doors and absent things that may be noticed before the request is read. */
const early = [403, 404, 409];

/** Calls an operation as the contract shows it, as it could be, and in every way that it forbids. */
export async function examineOperation(context: RunContext, operation: Operation): Promise<void> {
  const member = operation.access === "member" ? chooseMember(context, operation) : undefined;
  if (operation.access === "member" && !member) {
    context.ledger.explainGap(
      operation,
      "no member whom it may be called as (--members or --outbox)",
    );
    await runTrials(context, operation, sessionTrials(subjectOf(context, operation, {}, [])));
    return;
  }
  const aim = aimOf(operation, context.facts, member);
  const base: Values = {
    ...baseValues(context.contract, operation, aim, context.options.seed),
    credentials: member ? { bearer: await member.token() } : {},
  };
  const status = inSequencesOnly.includes(operation.id)
    ? undefined
    : await callAsShown(context, operation, base, member);
  if (status === 501) return;
  const isForm = operation.body?.content["multipart/form-data"] !== undefined;
  if (status !== undefined && !isForm) await tryGenerated(context, operation, base, aim);
  const tolerated = status !== undefined && early.includes(status) ? [status] : [];
  const subject = subjectOf(context, operation, base, tolerated);
  await runTrials(context, operation, [
    ...sessionTrials(subject),
    ...parameterTrials(subject),
    ...bodyTrials(subject),
    ...formTrials(subject),
  ]);
}

const subjectOf = (
  { contract }: RunContext,
  operation: Operation,
  base: Values,
  tolerated: readonly number[],
): Subject => ({ contract, operation, base, tolerated });

/** Calls it with its examples. Gives the status of the first answer. */
async function callAsShown(
  context: RunContext,
  operation: Operation,
  base: Values,
  member: Member | undefined,
): Promise<number> {
  const aim = aimOf(operation, context.facts, member);
  const bodies = Object.values(shownBodies(operation)).map((body) => aimBody(body, aim));
  const values = bodies.length === 0 ? [base] : bodies.map((body) => ({ ...base, body }));
  let first: number | undefined;
  for (const each of values) {
    const request = compose(context.contract, operation, each);
    const { answer } = await context.inspector.inspect(
      request,
      notRefused(request, "a request as the contract shows it"),
    );
    if (isNotImplemented(answer)) {
      context.ledger.explainGap(operation, "not implemented yet");
      return 501;
    }
    first ??= answer.status;
  }
  return first ?? 0;
}

async function runTrials(
  { inspector, notes }: RunContext,
  operation: Operation,
  trials: readonly Trial[],
): Promise<void> {
  for (const [index, { request, expect }] of trials.entries()) {
    const { answer } = await inspector.inspect(request, expect);
    if (answer.status !== 429) continue;
    notes.push(
      `${operation.id}: ${trials.length - index} requests not made, it keeps answering 429`,
    );
    return;
  }
}
