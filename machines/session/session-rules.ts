import type { Failure } from "../failure.ts";

/** SPEC.md section 8, login: what the page has a text for. */
export type SignInFailure = "invalid_credentials" | "email_not_verified" | "unexpected";

export function readSignInFailure(failure: Failure): SignInFailure {
  if (failure.kind !== "http") return "unexpected";
  if (failure.code === "invalid_credentials") return "invalid_credentials";
  if (failure.code === "email_not_verified") return "email_not_verified";
  return "unexpected";
}

/**
 * Whether the server refused the session. A 408 or 429 says nothing about the session, and neither
 * does an error that is no answer at all.
 */
export function isSessionInvalid(failure: Failure): boolean {
  if (failure.kind !== "http") return false;
  const { status } = failure;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
