import type { Problem } from "../contract/explain.ts";
import { type Answer, errorCodeOf } from "../exchange/answer.ts";
import type { Request } from "../exchange/request.ts";

/** A check of the answer to a certain request, beyond what the contract says about every answer. */
export type Expectation = (answer: Answer) => Problem | undefined;

/** Statuses that are always right: the limit is reached, or the service is unavailable for a moment. */
const alwaysRight: readonly number[] = [429, 503];

/** Accepts one of these statuses. `what` describes the request: `a body without "email"`. */
export function answeredWith(statuses: readonly number[], what: string): Expectation {
  const right = statuses.join(" or ");
  return ({ status }) =>
    [...statuses, ...alwaysRight].includes(status)
      ? undefined
      : { key: `expected ${right} to ${what}`, text: `${what} must be answered with ${right}` };
}

/** Accepts anything but "your request breaks the contract", for a request that keeps it. */
export const notRefused =
  ({ operation, credentials }: Request, what: string): Expectation =>
  (answer) => {
    const { status } = answer;
    const refused =
      (status === 400 && errorCodeOf(answer) === "validation_failed") ||
      (status === 401 && operation.access === "member" && credentials.bearer !== undefined) ||
      status === 413 ||
      status === 415;
    return refused
      ? { key: `refused ${what}`, text: `${what} fits the contract and must not be refused` }
      : undefined;
  };

/** Accepts anything that the contract names, unless the server fails: the request is only unusual. */
export const survived: Expectation = () => undefined;
