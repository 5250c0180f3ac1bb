import { isNotImplemented } from "../checks/check-answer.ts";
import { notRefused, answeredWith } from "../checks/expectations.ts";
import type { Operation } from "../contract/operation.ts";
import { type Member, statuses } from "../members/member.ts";
import { compose, type Values, shownBodies } from "../requests/compose.ts";
import type { RunContext, Facts } from "../run-context.ts";
import { aimOf } from "./aim.ts";
import { aimBody, baseValues } from "./base-values.ts";
import { bodyTrials, formTrials } from "./body-trials.ts";
import { tryGenerated } from "./generated.ts";
import { parameterTrials } from "./parameter-trials.ts";
import type { Subject, Trial } from "./trial.ts";
import { oddTokens } from "../violations/odd-tokens.ts";

/** A token without a member, used for broken tokens if there is no member. */
const example =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI1ZWVkMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMGRlYWQiLCJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl";

function sessionTrials(subject: Subject): Trial[] {
  const { contract, operation, base } = subject;
  if (operation.access === "anybody") return [];
  if (operation.access === "cookie") return cookieTrials(subject);
  const request = compose(contract, operation, base);
  return oddTokens(base.credentials?.bearer ?? example).map(({ what, credentials, headers }) => ({
    request: { ...request, credentials, headers: { ...request.headers, ...headers } },
    expect: answeredWith([401], what),
  }));
}

function cookieTrials({ contract, operation, base }: Subject): Trial[] {
  const without = compose(contract, operation, { ...base, credentials: {} });
  const broken = { cookie: "gemel_refresh=not-a-refresh-token" };
  return [
    { request: without, expect: answeredWith([401], "no refresh cookie") },
    {
      request: { ...without, credentials: broken },
      expect: answeredWith([401], "a refresh cookie that is none"),
    },
  ];
}

type May = (member: Member, facts: Facts) => boolean;

/** The members who may make a call that changes them for good, in case a server accepts it. */
const changing: Readonly<Record<string, May>> = {
  // A nickname is for good, and so is the step that birth date and sex complete.
  updateMyProfile: ({ nickname }) => nickname !== undefined,
  // Answers are handed in once.
  submitAnswers: ({ made, status }) =>
    made || !["registered", "profile_completed"].includes(status),
  uploadMyPicture: ({ id }, { pictureOwnerId }) => id === pictureOwnerId,
  uploadMyVoice: ({ id }, { voiceOwnerId }) => id === voiceOwnerId,
};

/** Chooses the calling member: the one furthest in onboarding, the runner's own among equals. */
function chooseMember(
  { members, facts }: Pick<RunContext, "members" | "facts">,
  operation: Operation,
): Member | undefined {
  const may = changing[operation.id] ?? (() => true);
  const rank = (member: Member): number =>
    statuses.indexOf(member.status) * 2 + (member.made ? 1 : 0);
  const able = members.filter((member) => may(member, facts));
  return able.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Operations that only a sequence calls: it calls each once, and undoes it. */
const inSequencesOnly = ["uploadMyPicture", "removeMyPicture", "uploadMyVoice", "removeMyVoice"];
/** Doors and absent things that may be noticed before the request is read. */
const early = [403, 404, 409];

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
