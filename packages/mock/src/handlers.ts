import { delay, http, HttpResponse, type HttpHandler } from "msw";
import { refusalOf } from "./live/admit.ts";
import { socket } from "./live/socket.ts";
import type { Answer, Operation } from "./operation.ts";
import { type AnswerName, type OperationId, operations } from "./operations.ts";
import { responseOf } from "./response-of.ts";

/**
 * Which answer each operation gives, by the example's name in `openapi.yaml`. Two more are no
 * examples: `loading` never answers, `unreachable` breaks the connection.
 */
export type Choices = {
  readonly [Id in OperationId]?: AnswerName<Id> | "loading" | "unreachable";
};

function findAnswer(id: string, { answers }: Operation, name: string | undefined): Answer {
  const answer = name === undefined ? Object.values(answers)[0] : answers[name];
  if (answer) return answer;
  throw new Error(`${id} has no example "${name}"; it has ${Object.keys(answers).join(", ")}`);
}

function handlerOf(id: OperationId, choice: string | undefined): HttpHandler {
  const operation = operations[id];
  const path = `*/api${operation.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const method = operation.method as "get" | "put" | "post" | "patch" | "delete";
  if (choice === "loading") {
    return http[method](path, async () => {
      await delay("infinite");
    });
  }
  if (choice === "unreachable") return http[method](path, () => HttpResponse.error());
  const answer = findAnswer(id, operation, choice);
  return http[method](path, () => responseOf(answer));
}

/** To the socket's address belong connections (`live/create-live.ts`), not requests. */
const refuseRequestToSocket = http.get(`*${socket.path}`, () => responseOf(refusalOf(426)));

/**
 * Request handlers for MSW, one per operation of the contract, answering with its examples: the one
 * chosen by name, else the first 2xx.
 *
 * @throws Error where an operation has no example of that name
 */
export function handlers(choices: Choices = {}): HttpHandler[] {
  const ids = Object.keys(operations) as OperationId[];
  return [...ids.map((id) => handlerOf(id, choices[id])), refuseRequestToSocket];
}
