import { delay, http, HttpResponse, type HttpHandler } from "msw";
import type { Answer, Operation } from "./operation.ts";
import { type AnswerName, type OperationId, operations } from "./operations.ts";

/**
 * Which answer each operation gives, by the example's name in `openapi.yaml`. Two more are no
 * examples: `loading` never answers, `unreachable` breaks the connection.
 */
export type Choices = {
  readonly [Id in OperationId]?: AnswerName<Id> | "loading" | "unreachable";
};

function responseOf({ status, headers, mediaType, body, base64 }: Answer): Response {
  const init = { status, headers: mediaType ? { ...headers, "Content-Type": mediaType } : headers };
  if (base64 !== undefined) {
    return new HttpResponse(
      Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
      init,
    );
  }
  return new HttpResponse(mediaType ? JSON.stringify(body) : null, init);
}

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

/**
 * Request handlers for MSW, one per operation of the contract, answering with its examples: the one
 * chosen by name, else the first 2xx.
 *
 * @throws Error where an operation has no example of that name
 */
export function handlers(choices: Choices = {}): HttpHandler[] {
  const ids = Object.keys(operations) as OperationId[];
  return ids.map((id) => handlerOf(id, choices[id]));
}
