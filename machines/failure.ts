import type { ApiError, ErrorDetail } from "@gemel/api";

/**
 * The failures that a machine understands from a rejected promise: the client's typed errors, and `unknown`
 * for everything else (a bug in the host is not an answer of the server).
 */
export type Failure = ApiError | { readonly kind: "unknown" };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isDetail(value: unknown): value is ErrorDetail {
  return (
    isRecord(value) &&
    [value.field, value.code, value.message].every((part) => typeof part === "string")
  );
}

/** Reads what an actor rejected with. Never throws. */
export function readFailure(error: unknown): Failure {
  if (!isRecord(error)) return { kind: "unknown" };
  const { kind, status, code, message, details, retryAfter } = error;
  if (kind === "network" || kind === "aborted") return { kind };
  if (kind !== "http" || typeof status !== "number") return { kind: "unknown" };
  return {
    kind,
    status,
    code: typeof code === "string" ? code : "unknown",
    message: typeof message === "string" ? message : "",
    details: Array.isArray(details) ? details.filter(isDetail) : [],
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}

/** Statuses of a proxy that cannot reach the server. */
const unreachable: ReadonlySet<number> = new Set([502, 503, 504]);

/** No answer arrived, so the outcome of the call is unknown. */
export function isUnreachable(failure: Failure): boolean {
  if (failure.kind === "http") return unreachable.has(failure.status);
  return failure.kind === "network" || failure.kind === "aborted";
}

/** The server's answer has one of these codes. */
export function hasCode(failure: Failure, ...codes: readonly string[]): boolean {
  return failure.kind === "http" && codes.includes(failure.code);
}

/** The server says this of a field. */
export function hasDetail(failure: Failure, code: string): boolean {
  return failure.kind === "http" && failure.details.some((detail) => detail.code === code);
}

/** The server does not know this id or name, or hides it from the member. */
export function isNotFound(failure: Failure): boolean {
  return failure.kind === "http" && failure.status === 404;
}

/** The server answered that it failed; trying again may help. */
export function isServerFault(failure: Failure): boolean {
  return failure.kind === "http" && failure.status >= 500;
}

/** Whether the daily limit is used up; waiting a moment does not help. */
export function isDayUsedUp(failure: Failure): boolean {
  return hasCode(failure, "daily_limit");
}

/** The server asked to slow down. */
export function isRateLimited(failure: Failure): boolean {
  return failure.kind === "http" && failure.status === 429;
}

/**
 * The server refused the session; the client has the same rule for a refresh. A 408 or 429 says nothing
 * about the session, and neither does an error that is no answer at all.
 */
export function isSessionInvalid(failure: Failure): boolean {
  if (failure.kind !== "http") return false;
  const { status } = failure;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
