import type { ErrorCode, ErrorDetail } from "./contract.ts";

/**
 * Why a call failed, as a value. Narrow by `kind`, then by `code`.
 *
 * - `http`: the server answered with an error.
 * - `network`: no valid answer (none, an incomplete one, or the page of a proxy).
 * - `aborted`: the caller changed its mind. Say nothing to the member.
 */
export type ApiError =
  | {
      readonly kind: "http";
      readonly status: number;
      /** `unknown` where the body names none. */
      readonly code: ErrorCode | "unknown" | (string & {});
      /** One sentence from the server, else `HTTP {status}`. */
      readonly message: string;
      readonly details: readonly ErrorDetail[];
      /** Seconds to wait, where the server says so. */
      readonly retryAfter?: number;
    }
  | { readonly kind: "network" }
  | { readonly kind: "aborted" };

/** A value, or why there is none. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError };

/**
 * For hosts that signal failure by rejection, such as the actors of a machine: the value, or the
 * `ApiError` thrown as it is.
 */
export function getOrThrow<Value>(result: Result<Value>): Value {
  if (!result.ok) throw result.error;
  return result.value;
}
