import type { components } from "@gemel/api/schema";
import type { Detail } from "../contract/schemas.ts";
import { type Answer, json } from "./answer.ts";

export type ErrorCode = components["schemas"]["ErrorCode"];

/** A call that is answered with the contract's error body. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: readonly Detail[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: readonly Detail[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** The request breaks the contract. */
export const malformed = (details: readonly Detail[] = []): Refusal =>
  new Refusal(400, "validation_failed", "The request is not complete or not readable.", details);

/** One field breaks a rule. */
export const ruleBroken = (field: string, code: string, message: string): Refusal =>
  new Refusal(422, "validation_failed", message, [{ field, code, message }]);

export const notOneself = (): Refusal => ruleBroken("id", "oneself", "This is you.");

export const unauthorized = (): Refusal => new Refusal(401, "unauthorized", "Please sign in.");

/** Nothing there, or nothing that this member may see: the same for both. */
export const notFound = (): Refusal => new Refusal(404, "not_found", "There is nothing here.");

export function refusalAnswer({ status, code, message, details, headers }: Refusal): Answer {
  const body = { error_code: code, message, ...(details.length > 0 && { details }) };
  return json(status, body, headers);
}
