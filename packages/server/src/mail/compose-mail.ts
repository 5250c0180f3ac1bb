import { serverIntl } from "@gemel/i18n/server";
import type { NoticeKind, noticeTexts } from "./notices.ts";
import type { Language } from "../foundation/member.ts";
import type { Mail } from "./mailer.ts";
import { type MailContent, mailHtml, type MailTone } from "./mail-html.ts";

interface Addressed {
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly link: string;
}

/**
 * The mail, by the area of its texts in the catalogue; `hours` and `days` are how long its link works,
 * `until` is the time after which a deleted account can no longer come back.
 */
export type MailRequest =
  | (Addressed & { readonly kind: "verify" | "reset"; readonly hours: number })
  | (Addressed & { readonly kind: "passwordChanged"; readonly days: number })
  | (Addressed & {
      readonly kind: "alreadyRegistered" | "exportReady" | "warned" | "suspended" | "reinstated";
    })
  | (Addressed & {
      readonly kind: "deleted" | "deletedRegistered" | "deletedSuspended";
      readonly until: Date;
    })
  | (Addressed & {
      readonly kind: (typeof noticeTexts)[NoticeKind];
      readonly unsubscribe: string;
    });

const tones: Readonly<Record<MailRequest["kind"], MailTone>> = {
  verify: "step",
  reset: "plain",
  passwordChanged: "plain",
  alreadyRegistered: "plain",
  exportReady: "plain",
  warned: "grave",
  suspended: "grave",
  reinstated: "moment",
  deleted: "plain",
  deletedRegistered: "plain",
  deletedSuspended: "grave",
  match: "moment",
  waiting: "moment",
  twinReady: "twin",
};

/** A mail is read in any time zone: a day alone would end before or after the moment itself. */
const momentInUtc = {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
} as const;

export function composeMail(request: MailRequest): Mail {
  const { id, kind, to, language, link } = request;
  const intl = serverIntl(language);
  const date = "until" in request ? intl.formatDate(request.until, momentInUtc) : undefined;
  const textOf = (part: "subject" | "greeting" | "body" | "action"): string =>
    intl.formatMessage({ id: `mail.${kind}.${part}` }, { date });
  const tone = tones[kind];
  const farewell = tone === "grave" ? null : intl.formatMessage({ id: "mail.farewell" });
  const content = {
    language,
    tone,
    subject: textOf("subject"),
    greeting: textOf("greeting"),
    body: textOf("body"),
    action: textOf("action"),
    link,
    small: smallPrint(intl, request),
    farewell,
    ...ending(intl, request),
  };
  const paragraphs = [
    content.greeting,
    content.body,
    `${content.action}:\n${link}`,
    ...(farewell === null ? [] : [`${farewell}\nGemel`]),
    ...content.small,
    `-- \n${content.footer}`,
    ...(content.stop === undefined ? [] : [`${content.stop.text}:\n${content.stop.link}`]),
  ];
  const text = `${paragraphs.join("\n\n")}\n`;
  const mail = { id, to, subject: content.subject, text, html: mailHtml(content) };
  return content.stop === undefined ? mail : { ...mail, unsubscribe: content.stop.link };
}

/** Returns the end of a mail: one that is not about the account itself says how to stop it. */
function ending(
  intl: ReturnType<typeof serverIntl>,
  request: MailRequest,
): Pick<MailContent, "footer" | "stop"> {
  if (!("unsubscribe" in request)) return { footer: intl.formatMessage({ id: "mail.footer" }) };
  const text = intl.formatMessage({ id: `mail.${request.kind}.stop.link` });
  return {
    footer: intl.formatMessage({ id: `mail.${request.kind}.footer` }),
    stop: { text, link: request.unsubscribe },
  };
}

function smallPrint(intl: ReturnType<typeof serverIntl>, request: MailRequest): string[] {
  if ("unsubscribe" in request) {
    return [intl.formatMessage({ id: `mail.${request.kind}.privacy` })];
  }
  if (request.kind === "warned" || request.kind === "suspended" || request.kind === "reinstated") {
    return [intl.formatMessage({ id: `mail.${request.kind}.small` })];
  }
  const ignore = intl.formatMessage({ id: `mail.${request.kind}.ignore` });
  if (!("hours" in request || "days" in request)) return [ignore];
  const life = "days" in request ? { days: request.days } : { hours: request.hours };
  return [intl.formatMessage({ id: `mail.${request.kind}.expires` }, life), ignore];
}
