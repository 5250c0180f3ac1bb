import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../accounts/account.ts";
import type { Mail } from "./mailer.ts";
import { mailHtml } from "./mail-html.ts";

interface Addressed {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
}

/** Which mail, by the area of its texts in the catalogue; `hours` is how long its link works. */
export type MailRequest =
  | (Addressed & { readonly kind: "verify" | "reset"; readonly hours: number })
  | (Addressed & { readonly kind: "alreadyRegistered" | "twinReady" });

/** Writes a mail in the member's language, as plain text and as HTML with the same words. */
export function composeMail(request: MailRequest): Mail {
  const { id, kind, to, language, link } = request;
  const intl = serverIntl(language);
  const words = (part: "subject" | "greeting" | "body" | "action"): string =>
    intl.formatMessage({ id: `mail.${kind}.${part}` });
  const content = {
    language,
    subject: words("subject"),
    greeting: words("greeting"),
    body: words("body"),
    action: words("action"),
    link,
    small: smallPrint(intl, request),
    footer: intl.formatMessage({ id: "mail.footer" }),
  };
  const paragraphs = [
    content.greeting,
    content.body,
    `${content.action}:\n${link}`,
    ...content.small,
    `-- \n${content.footer}`,
  ];
  const text = `${paragraphs.join("\n\n")}\n`;
  return { id, to, subject: content.subject, text, html: mailHtml(content) };
}

function smallPrint(intl: ReturnType<typeof serverIntl>, request: MailRequest): string[] {
  if (request.kind === "twinReady") return [intl.formatMessage({ id: "mail.twinReady.privacy" })];
  const ignore = intl.formatMessage({ id: `mail.${request.kind}.ignore` });
  if (!("hours" in request)) return [ignore];
  const { hours, kind } = request;
  return [intl.formatMessage({ id: `mail.${kind}.expires` }, { hours }), ignore];
}
