import { hasContactDetails } from "../profiles/contact-details.ts";

/** Endings of addresses that people write without `www`. */
const endings =
  "com|net|org|info|biz|io|me|co|app|dev|link|site|xyz|online|page|club|shop|live|chat|top|gg|ly|to|tv|tk|ru|de|fr|it|es|ch|at|be|eu|uk|us|nl|jp";
const address = new RegExp(
  String.raw`[\p{L}\p{N}-]{2,}(?:\.|\s\.\s)(?:${endings})(?![\p{L}\p{N}])|\S\s+(?:dot|punkt|point|punto)\s+(?:${endings})(?![\p{L}\p{N}])`,
  "iu",
);

/** Whether words before a match lead out of Gemel, in letters and digits of whatever width. */
export function namesWayOut(words: string): boolean {
  const plain = words.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return hasContactDetails(plain) || address.test(plain);
}
