import * as fc from "fast-check";
import { notRefused } from "../checks/expectations.ts";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import type { Request } from "../exchange/request.ts";
import { arbitraryOf } from "../requests/arbitrary.ts";
import { compose, type Values } from "../requests/compose.ts";
import type { RunContext } from "../run-context.ts";
import { type Aim } from "./aim.ts";
import { aimBody } from "./base-values.ts";

/** Each of these sends a mail or is expensive for the server, so the runner sends few. */
const few: Readonly<Record<string, number>> = {
  register: 5,
  forgotPassword: 5,
  resendVerification: 5,
  sendContactMessage: 5,
};
/** How long to look for a smaller request that fails alike. */
const shrinkingMilliseconds = 15_000;

/** Calls an operation with requests made from its schemas; one that fails is made as small as it gets. */
export async function tryGenerated(
  { contract, inspector, options }: RunContext,
  operation: Operation,
  base: Values,
  aim: Aim,
): Promise<void> {
  const numRuns = Math.min(options.runs, few[operation.id] ?? options.runs);
  if (numRuns === 0) return;
  let thrown: unknown;
  let limited = false;
  let shrinksUntil = Number.POSITIVE_INFINITY;
  const holds = async (request: Request): Promise<boolean> => {
    if (thrown !== undefined || limited || performance.now() > shrinksUntil) return true;
    try {
      const { answer, problems } = await inspector.inspect(
        request,
        notRefused(request, "a generated request"),
      );
      limited = answer.status === 429;
      if (problems.length === 0) return true;
      shrinksUntil = Math.min(shrinksUntil, performance.now() + shrinkingMilliseconds);
      return false;
    } catch (error) {
      thrown = error;
      return true; // No use in trying smaller ones: thrown again below.
    }
  };
  await fc.check(fc.asyncProperty(requests(contract, operation, base, aim), holds), {
    numRuns,
    seed: options.seed,
  });
  if (thrown !== undefined) throw thrown;
}

function requests(
  contract: Contract,
  operation: Operation,
  base: Values,
  aim: Aim,
): fc.Arbitrary<Request> {
  const media = operation.body?.content["application/json"];
  const body = media
    ? arbitraryOf(contract, media.schema).map((value) => aimBody(value, aim))
    : fc.constant(base.body);
  const fixed = Object.keys(aim.query ?? {});
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in === "query" && !fixed.includes(parameter.name),
  );
  const query = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(contract, schema)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  );
  return fc.record({ body, query }).map((values) =>
    compose(contract, operation, {
      ...base,
      body: values.body,
      query: { ...values.query, ...aim.query },
    }),
  );
}
