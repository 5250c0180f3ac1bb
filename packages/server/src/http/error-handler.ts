import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { errorTable } from "../errors/error-table.ts";
import { asAppError } from "./as-app-error.ts";

/** Answers every error with the contract's one body; our own faults are logged, never shown. */
export function errorHandler(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const refusal = hasLeft(request) ? new AppError("malformed") : asAppError(error);
  if (refusal.refusal === "internal" || refusal.refusal === "unavailable") {
    request.log.error({ err: error }, "request failed");
  } else if (refusal.cause !== undefined) {
    request.log.info({ err: refusal.cause }, "request refused");
  }
  return sendError(request, reply, refusal);
}

/** Whether the client broke off while it sent: a failure after that is not our fault. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.readableAborted && !raw.complete;

/** More than any upload that the contract names: who announces more is not waited for. */
const MAX_DISCARDED = 16 * 1024 * 1024;

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): unknown {
  const { code, status } = errorTable[error.refusal];
  if (status === 413) endConnection(request, reply);
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

/**
 * A client that still sends when the connection ends sees a broken connection, and may never see the
 * answer. So a body of a bearable length is discarded to its end; before any other, we hang up.
 */
function endConnection(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers["content-length"]) <= MAX_DISCARDED) reply.removeHeader("connection");
  else reply.header("connection", "close");
}
