import type { ApiError } from "./api-error.ts";
import type { ErrorDetail } from "./contract.ts";
import { isRecord } from "./values/reading/reader.ts";

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) &&
  [value.field, value.code, value.message].every((part) => typeof part === "string");

function retryAfterOf({ headers }: Response): number | undefined {
  const header = headers.get("Retry-After");
  if (header === null) return undefined;
  const seconds = Number(header);
  const left = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(left) ? Math.max(0, Math.ceil(left)) : undefined;
}

/** A body of one line; the page of a proxy and a stack say nothing to a member. */
const lineOf = (body: unknown) => String(body ?? "").match(/^[^<\n]+(?=\n?$)/)?.[0];

/** Reads an error answer; the sentence comes from `message`, `error` or `error_message`, or is all of it. */
export function readError(response: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : { message: lineOf(body) };
  const retryAfter = retryAfterOf(response);
  return {
    kind: "http",
    status: response.status,
    code: textOf(fields.error_code) ?? "unknown",
    message:
      textOf(fields.message) ??
      textOf(fields.error) ??
      textOf(fields.error_message) ??
      `HTTP ${response.status}`,
    details: Array.isArray(fields.details) ? fields.details.filter(isDetail) : [],
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/**
 * `fetch` and body readers reject with TypeError when the connection breaks, JSON.parse with SyntaxError
 * on a page that is not from our API, a reader with Unreadable on an answer that lacks required data.
 */
const noAnswer = /^(TypeError|SyntaxError|TimeoutError|Unreadable)$/;

/** Reads the error that a call threw. Any error other than a failed exchange is a bug and is thrown on. */
export function readFailure(thrown: unknown): ApiError {
  const name = isRecord(thrown) ? thrown.name : undefined;
  if (name === "AbortError") return { kind: "aborted" };
  if (noAnswer.test(String(name))) return { kind: "network" };
  throw thrown;
}
