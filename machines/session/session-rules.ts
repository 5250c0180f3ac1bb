import { type Failure, hasCode, isRateLimited, isUnreachable } from "../failure.ts";

/**
 * Failures for which the page has a text: docs/product.md section 8, login, and the contract's extensions.
 */
const reportedFailures = [
  "invalid_credentials",
  "email_not_verified",
  "account_suspended",
  "account_deleted",
  "robot_check_failed",
] as const;

export type SignInFailure =
  | (typeof reportedFailures)[number]
  | "unreachable"
  | "rate_limited"
  | "unexpected";

export function readSignInFailure(failure: Failure): SignInFailure {
  const known = reportedFailures.find((code) => hasCode(failure, code));
  if (known) return known;
  if (isUnreachable(failure)) return "unreachable";
  return isRateLimited(failure) ? "rate_limited" : "unexpected";
}

/** Whether further tries to sign in take a robot check. */
export const isRobotCheckRequired = (failure: Failure): boolean =>
  hasCode(failure, "robot_check_required");
