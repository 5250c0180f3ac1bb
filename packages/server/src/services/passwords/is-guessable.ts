import { dictionary } from "@zxcvbn-ts/language-common";
import { emailKey } from "../accounts/email-key.ts";

/** The passwords that most people had where passwords were stolen, in lower case. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** What somebody tries first who knows where the password is for, and whose it is. */
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
