import { fieldError } from "../../errors/field-error.ts";
import { isGuessable } from "./is-guessable.ts";

/** A password that somebody wants to set. */
interface WantedPassword {
  /** Where it stands in the request. */
  readonly field: string;
  readonly password: string;
  /** The address of the account. */
  readonly email: string;
}

/** Refuses a password that is among the first to be tried. @throws AppError `rule_broken` */
export function requireUnguessable({ field, password, email }: WantedPassword): void {
  if (!isGuessable(password, email)) return;
  throw fieldError("rule_broken", {
    field,
    code: "too_common",
    message: "This password is too easy to guess. Please choose another one.",
  });
}
