import type { IncomingMessage } from "node:http";
import type { Backend } from "../backend.ts";
import { readOutbox } from "../world/mail.ts";
import { type Call, type Handler, type OperationId } from "../operations/call.ts";
import type { Answer } from "./answer.ts";
import { asAnswer } from "./as-answer.ts";
import { findOperation } from "./find-operation.ts";
import { prepareCall } from "./prepare-call.ts";

const OUTBOX = "/outbox/";

/** Answers any request: a call of the contract, or what is in an address's outbox. */
export async function answerRequest(backend: Backend, request: IncomingMessage): Promise<Answer> {
  const { method = "", url = "/" } = request;
  if (url.startsWith(OUTBOX)) return outboxAnswer(backend, url.slice(OUTBOX.length));
  const path = url.split("?", 1)[0]?.replace(/^\/api/, "") ?? "";
  const operationId = findOperation(backend.contract, method, path)?.operation.id ?? "";
  const answer = await callOperation(backend, request).catch(asAnswer);
  return backend.outgoing(operationId, answer);
}

async function callOperation(backend: Backend, request: IncomingMessage): Promise<Answer> {
  const { operation, call } = await prepareCall(backend, request);
  const id = operation.id as OperationId;
  if (!(id in backend.handlers)) throw new Error(`${id} has no handler`);
  const handler = backend.handlers[id] as Handler<OperationId>;
  return handler(call satisfies Call);
}

const outboxAnswer = ({ world }: Backend, email: string): Answer => ({
  status: 200,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  body: Buffer.from(readOutbox(world, decodeURIComponent(email))),
});
