import { errorTable, type Refusal } from "./error-table.ts";

/** One invalid field: its place in the request, the error, and a sentence for a person. */
export interface ErrorDetail {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface AppErrorOptions {
  /** @default the sentence of the error table */
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/** A refusal with an answer for the caller. Any other error that is thrown is a fault of the server. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly refusal: Refusal;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, options: AppErrorOptions = {}) {
    super(options.message ?? errorTable[refusal].message);
    this.refusal = refusal;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** A refusal that is about one field; its sentence is the field's. */
export const fieldError = (refusal: Refusal, detail: ErrorDetail): AppError =>
  new AppError(refusal, { message: detail.message, details: [detail] });
