import { type Failure, isRateLimited, isUnreachable } from "./failure.ts";

/** Why something that a member asked for about the account was not done. */
export type AccountFailure = "rate_limited" | "unreachable" | "failed";

export function readAccountFailure(failure: Failure): AccountFailure {
  if (isUnreachable(failure)) return "unreachable";
  return isRateLimited(failure) ? "rate_limited" : "failed";
}

/** The password that was given to prove who asks is not the one that holds. */
export const isWrongPassword = (failure: Failure): boolean =>
  failure.kind === "http" && failure.code === "wrong_password";

/** Why something was not done that asks for a password as proof. */
export type ProofFailure = "wrong_password" | AccountFailure;

export const readProofFailure = (failure: Failure): ProofFailure =>
  isWrongPassword(failure) ? "wrong_password" : readAccountFailure(failure);

/** The new password is too common: an attacker would try it first. */
export const isGuessablePassword = (failure: Failure): boolean =>
  failure.kind === "http" && failure.details.some(({ code }) => code === "too_common");
