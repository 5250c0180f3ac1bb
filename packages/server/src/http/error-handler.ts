import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "../errors/app-error.ts";
import { errorTable } from "../errors/error-table.ts";
import { asAppError } from "./as-app-error.ts";

/** Answers every error with the contract's one body; faults of ours are logged, never shown. */
export function errorHandler(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const refusal = asAppError(error);
  if (refusal.refusal === "internal" || refusal.refusal === "unavailable") {
    request.log.error({ err: error }, "request failed");
  } else if (refusal.cause !== undefined) {
    request.log.info({ err: refusal.cause }, "request refused");
  }
  return sendError(request, reply, refusal);
}

/** Sends an error by the error table. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): unknown {
  const { code, status } = errorTable[error.refusal];
  // Nobody knows how long a body without a length goes on: answer, and hang up.
  if (status === 413 && request.headers["content-length"] === undefined) {
    reply.header("connection", "close");
  }
  if (error.retryAfter !== undefined) reply.header("retry-after", error.retryAfter);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({
      error_code: code,
      message: error.message,
      ...(error.details && { details: error.details }),
      request_id: request.id,
    });
}
