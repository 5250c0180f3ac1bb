import {
  type AccountFailure,
  isGuessablePassword,
  isWrongPassword,
  readAccountFailure,
} from "../account-failure.ts";
import { type Failure, isNotFound, isUnreachable } from "../failure.ts";
import { passwordProblem } from "../password.ts";
import { blames } from "../refusal.ts";
import type { SubmissionRules } from "./submission.machine.ts";

type PlainFailure = "unreachable" | "failed";

const readPlainFailure = (failure: Failure): PlainFailure =>
  isUnreachable(failure) ? "unreachable" : "failed";

export type HeldWordsFailure = "oneself" | PlainFailure;

/** Releasing or discarding held words, with a note. Another admin who was faster has done it. */
export const heldWords: SubmissionRules<string, HeldWordsFailure> = {
  readFailure: (failure) =>
    failure.kind === "http" && failure.details.some(({ code }) => code === "oneself")
      ? "oneself"
      : readPlainFailure(failure),
  isDone: (failure) => failure.kind === "http" && failure.code === "already_decided",
  asksAgain: true,
};

/** Ending a suspension, with a note. */
export const reinstatement: SubmissionRules<string, PlainFailure> = {
  readFailure: readPlainFailure,
  asksAgain: true,
};

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

export type DeletionFailure = "wrong_password" | AccountFailure;

/** Deleting the account. */
export const accountDeletion: SubmissionRules<TypedDeletion, DeletionFailure> = {
  readFailure: (failure) =>
    isWrongPassword(failure) ? "wrong_password" : readAccountFailure(failure),
  isComplete: ({ password, isSure }) => password !== "" && isSure,
  asksAgain: true,
};

export interface TypedPasswords {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** `password_refused`: the server refuses the new one, for a reason that it does not name. */
export type PasswordChangeFailure =
  | "wrong_password"
  | "password_guessable"
  | "password_refused"
  | AccountFailure;

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
