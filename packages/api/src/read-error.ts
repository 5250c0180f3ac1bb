import type { ApiError } from "./api-error.ts";
import type { ErrorDetail } from "./contract.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) &&
  [value.field, value.code, value.message].every((part) => typeof part === "string");

function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get("Retry-After");
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

/** A body of words alone is the sentence; the page of a proxy is not. */
const wordsOf = (body: unknown): string | undefined =>
  typeof body === "string" && !body.trimStart().startsWith("<") ? textOf(body.trim()) : undefined;

/** Reads an error answer; the sentence comes from `message`, `error` or `error_message`, or is all of it. */
export function readError(response: Response, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const retryAfter = retryAfterOf(response);
  return {
    kind: "http",
    status: response.status,
    code: textOf(fields.error_code) ?? "unknown",
    message:
      textOf(fields.message) ??
      textOf(fields.error) ??
      textOf(fields.error_message) ??
      wordsOf(body) ??
      `HTTP ${response.status}`,
    details: Array.isArray(fields.details) ? fields.details.filter(isDetail) : [],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/**
 * `fetch` and body readers reject with TypeError when the connection breaks, JSON.parse with SyntaxError
 * on a page that is no answer of ours, a reader with Unreadable on an answer without what it needs.
 */
const noAnswers: ReadonlySet<string> = new Set([
  "TypeError",
  "SyntaxError",
  "TimeoutError",
  "Unreadable",
]);

/** Reads what a call threw. Whatever is not a failed exchange is a bug and is thrown on. */
export function readFailure(thrown: unknown): ApiError {
  const name = isRecord(thrown) ? thrown.name : undefined;
  if (name === "AbortError") return { kind: "aborted" };
  if (typeof name === "string" && noAnswers.has(name)) return { kind: "network" };
  throw thrown;
}
