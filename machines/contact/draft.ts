import { visibleText } from "@gemel/i18n/visible-text";
import { isEmail } from "../email.ts";

/** A message to the people behind Gemel. */
export interface ContactDraft {
  readonly fullName: string;
  /** A visitor's; a member is answered at the account's address. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const emptyDraft: ContactDraft = { fullName: "", email: "", subject: "", message: "" };

/** Most characters of each field (openapi.yaml, `ContactRequest`). */
export const contactLimits = { fullName: 120, email: 254, subject: 200, message: 4000 } as const;

/** Fewest characters of a message (docs/product.md section 9). */
export const messageMinimum = 20;

const lengthOf = (text: string): number => [...text].length;

/** Returns the text without surrounding white space, on one line. */
const tidyLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ").trim();

export const tidyDraft = ({ fullName, email, subject, message }: ContactDraft): ContactDraft => ({
  fullName: tidyLine(fullName),
  email: email.trim(),
  subject: tidyLine(subject),
  message: message.replaceAll("\0", "").trim(),
});

/** Whether there is more in a line than white space. */
export const isFilled = (line: string): boolean => visibleText(tidyLine(line)) !== "";

/** Whether everything is there and within its limits. A member needs no address. */
export function isSendable(draft: ContactDraft, isMember: boolean): boolean {
  const { fullName, email, subject, message } = tidyDraft(draft);
  return (
    isWithin(fullName, 1, contactLimits.fullName) &&
    isWithin(subject, 1, contactLimits.subject) &&
    isWithin(message, messageMinimum, contactLimits.message) &&
    (isMember || (isWithin(email, 1, contactLimits.email) && isEmail(email)))
  );
}

const isWithin = (text: string, min: number, max: number): boolean =>
  lengthOf(visibleText(text)) >= min && lengthOf(text) <= max;
