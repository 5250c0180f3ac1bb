import { dictionary } from "@zxcvbn-ts/language-common";
import { emailKey } from "../../foundation/email-key.ts";
import { fieldError } from "../../errors/app-error.ts";

/** The passwords that most people had where passwords were stolen, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** The first guesses of a person who knows the site and the member. */
function wordsOf(email: string): readonly string[] {
  const address = emailKey(email);
  return ["gemel", address, address.slice(0, address.lastIndexOf("@"))];
}

const isMadeOf = (text: string, word: string): boolean =>
  text.includes(word) && !/\p{Letter}/u.test(text.replaceAll(word, ""));

/**
 * Whether a password is among the first that are tried: one of the most common, or nothing but our name or
 * the member's address with digits and signs. Small and capital letters are the same.
 */
export function isGuessable(password: string, email: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  return common.has(text) || wordsOf(email).some((word) => isMadeOf(text, word));
}

interface WantedPassword {
  readonly field: string;
  readonly password: string;
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
