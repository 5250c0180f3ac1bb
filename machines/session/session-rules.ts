import { type Failure, isRateLimited, isUnreachable } from "../failure.ts";

/** What the page has a text for: docs/product.md section 8, login, and the contract's extensions of it. */
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
  const known = failure.kind === "http" && reportedFailures.find((code) => code === failure.code);
  if (known) return known;
  if (isUnreachable(failure)) return "unreachable";
  return isRateLimited(failure) ? "rate_limited" : "unexpected";
}

/** Whether further tries to sign in take a robot check. */
export const isRobotCheckRequired = (failure: Failure): boolean =>
  failure.kind === "http" && failure.code === "robot_check_required";
