import { AppError, type ErrorDetail } from "./app-error.ts";
import type { Refusal } from "./error-table.ts";

/** A refusal that is about one field; its sentence is the field's. */
export const fieldError = (refusal: Refusal, detail: ErrorDetail): AppError =>
  new AppError(refusal, { message: detail.message, details: [detail] });
