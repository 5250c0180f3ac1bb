import { Unanswered } from "../checks/inspector.ts";
import { type RunContext, stopIfAsked } from "../run-context.ts";
import { examineOperation } from "./examine-operation.ts";

/** Examines the operations asked for, or all. One that does not answer leaves the others alone. */
export async function examineAll(context: RunContext): Promise<void> {
  const { only } = context.options;
  for (const operation of context.contract.operations) {
    if (operation.socket || only?.includes(operation.id) === false) continue;
    stopIfAsked(context);
    try {
      await examineOperation(context, operation);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }
}
