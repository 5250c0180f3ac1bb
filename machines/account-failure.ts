import { type Failure, hasCode, hasDetail, isRateLimited, isUnreachable } from "./failure.ts";

/** Why something that a member asked for was not done, where the server has no more to say. */
export type AccountFailure = "rate_limited" | "unreachable" | "failed";

export function readAccountFailure(failure: Failure): AccountFailure {
  if (isUnreachable(failure)) return "unreachable";
  return isRateLimited(failure) ? "rate_limited" : "failed";
}

/** The password that was given to prove who asks is not the one that holds. */
export const isWrongPassword = (failure: Failure): boolean => hasCode(failure, "wrong_password");

/** Why something was not done that asks for a password as proof. */
export type ProofFailure = "wrong_password" | AccountFailure;

export const readProofFailure = (failure: Failure): ProofFailure =>
  isWrongPassword(failure) ? "wrong_password" : readAccountFailure(failure);

/** The new password is too common: an attacker would try it first. */
export const isGuessablePassword = (failure: Failure): boolean => hasDetail(failure, "too_common");
