import { Unanswered } from "../checks/inspector.ts";
import { answeredWith } from "../checks/expectations.ts";
import { namesError, type Operation } from "../contract/operation.ts";
import type { Member } from "../members/member.ts";
import { compose, pathNames } from "../requests/compose.ts";
import type { RunContext } from "../run-context.ts";
import { baseValues } from "./base-values.ts";

/** Whether the contract closes an operation to members who have not come far enough. */
const isGated = (operation: Operation): boolean =>
  namesError(operation, 403, "onboarding_incomplete");

export async function checkGates(context: RunContext, member: Member): Promise<void> {
  const { contract, inspector, options } = context;
  for (const operation of contract.operations) {
    if (!isGated(operation) || operation.socket) continue;
    const values = baseValues(contract, operation, {}, options.seed);
    const credentials = { bearer: await member.token() };
    const request = compose(contract, operation, { ...values, credentials });
    const statuses = pathNames(operation).length > 0 ? [403, 404] : [403];
    const expect = answeredWith(statuses, "a member who has only registered");
    try {
      await inspector.inspect(request, expect);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error; // Written down already.
    }
  }
}
