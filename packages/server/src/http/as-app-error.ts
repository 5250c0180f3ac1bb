import type { FastifyError } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Refusal } from "../errors/error-table.ts";
import { validationDetails } from "./validation-details.ts";

const byCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_NOT_FOUND: "not_found",
  // The database is away: refused, gone while it worked, starting, or no connection came free.
  ECONNREFUSED: "unavailable",
  ECONNRESET: "unavailable",
  "57P01": "unavailable",
  "57P03": "unavailable",
  "53300": "unavailable",
};

/** Reads whatever was thrown as a row of the error table; what nobody foresaw is `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError("internal");
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation !== undefined) {
    return new AppError("malformed", { details: validationDetails(validation) });
  }
  const refusal = code === undefined ? undefined : byCode[code];
  if (refusal !== undefined) return new AppError(refusal);
  const theirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new AppError(theirs ? "malformed" : "internal");
}
