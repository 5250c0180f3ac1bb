import { CannotRun } from "../cannot-run.ts";
import { checkAnswer } from "../checks/check-answer.ts";
import type { Contract } from "../contract/contract.ts";
import { mediaTypeOf } from "../exchange/answer.ts";
import { exchange, type Server } from "../exchange/exchange.ts";
import { compose } from "../requests/compose.ts";

/** So many calls without a body and a session are enough to know Gemel by. */
const calls = 4;

/**
 * Makes sure that something answers as the contract says, whatever it answers.
 * @throws CannotRun where nothing does
 */
export async function preflight(contract: Contract, server: Server): Promise<void> {
  const reading = contract.operations.filter(
    ({ method, socket, path }) => method === "GET" && !socket && !path.includes("{"),
  );
  let said = "the contract has no call to try";
  for (const operation of reading.slice(0, calls)) {
    const { outcome } = await exchange(server, compose(contract, operation, {}));
    const where = `GET ${operation.path}`;
    if ("failure" in outcome) {
      const { reason, text } = outcome.failure;
      if (reason === "refused") throw new CannotRun(`${server.base}: ${text}`);
      said = `${where}: ${text}`;
      continue;
    }
    const { answer } = outcome;
    const [problem] = checkAnswer(contract, operation, answer);
    if (!problem) return;
    said = `${where} answers ${answer.status} ${mediaTypeOf(answer) ?? "without a media type"}`;
  }
  throw new CannotRun(`${server.base} does not answer as Gemel: ${said}`);
}
