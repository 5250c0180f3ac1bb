import type { Problem } from "../contract/explain.ts";
import { type Answer, errorCodeOf } from "../exchange/answer.ts";
import type { Request } from "../exchange/request.ts";

/** A check of the answer to a certain request, beyond what the contract says about every answer. */
export type Expectation = (answer: Answer) => Problem | undefined;

/** They may answer anything: the limit is reached, the service is away for a moment. */
const alwaysRight: readonly number[] = [429, 503];

/** One of these statuses. `what` says what was sent: `a body without "email"`. */
export function answeredWith(statuses: readonly number[], what: string): Expectation {
  const right = statuses.join(" or ");
  return ({ status }) =>
    [...statuses, ...alwaysRight].includes(status)
      ? undefined
      : { key: `expected ${right} to ${what}`, text: `${what} must be answered with ${right}` };
}

/** Anything but "your request breaks the contract", for a request that does not. */
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

/** Anything that the contract names, as long as the server does not fail: the request is only odd. */
export const survived: Expectation = () => undefined;
