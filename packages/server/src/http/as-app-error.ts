import type { FastifyError } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Refusal } from "../errors/error-table.ts";
import { MediaError } from "../media/media-error.ts";
import { isDatabaseUnreachable } from "../database/is-database-unreachable.ts";
import { validationDetails } from "./validation-details.ts";

const byCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "payload_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_NOT_FOUND: "not_found",
};

/** Reads what was thrown as a row of the error table; all that is not known is `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MediaError || isDatabaseUnreachable(error))
    return new AppError("unavailable");
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
