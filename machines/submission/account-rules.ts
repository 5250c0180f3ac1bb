import {
  type AccountFailure,
  isGuessablePassword,
  isWrongPassword,
  type ProofFailure,
  readAccountFailure,
  readProofFailure,
} from "../account-failure.ts";
import { isNotFound } from "../failure.ts";
import { passwordProblem } from "../password.ts";
import { blames } from "../refusal.ts";
import type { SubmissionRules } from "./submission.machine.ts";

/** A change of an account that has no failure of its own. */
export const accountChange: SubmissionRules<null, AccountFailure> = {
  readFailure: readAccountFailure,
};

/** Ending sessions; one that is not found has ended. */
export const sessionEnd: SubmissionRules<null, AccountFailure> = {
  readFailure: readAccountFailure,
  isDone: isNotFound,
};

export interface TypedDeletion {
  readonly password: string;
  /** The member has confirmed that they mean it. */
  readonly isSure: boolean;
}

export const accountDeletion: SubmissionRules<TypedDeletion, ProofFailure> = {
  readFailure: readProofFailure,
  isComplete: ({ password, isSure }) => password !== "" && isSure,
  asksAgain: true,
};

export interface TypedPasswords {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** `password_refused`: the server refuses the new one, for a reason that it does not name. */
export type PasswordChangeFailure = ProofFailure | "password_guessable" | "password_refused";

/** Replacing a password by a new one, with the current one as proof. */
export const passwordChange: SubmissionRules<TypedPasswords, PasswordChangeFailure> = {
  readFailure: (failure) => {
    if (isWrongPassword(failure) || blames(failure, "current_password")) return "wrong_password";
    if (isGuessablePassword(failure)) return "password_guessable";
    if (blames(failure, "new_password")) return "password_refused";
    return readAccountFailure(failure);
  },
  isComplete: ({ current, password, confirmation }) =>
    current !== "" && passwordProblem(password, confirmation) === null,
};
