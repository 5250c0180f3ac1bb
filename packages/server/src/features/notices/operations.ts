import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";
import { dark, light } from "@gemel/theme/tokens";
import type { FastifyRequest } from "fastify";
import { type Locale, serverIntl } from "@gemel/i18n/server";
import { AppError } from "../../errors/app-error.ts";
import { askedLanguage } from "../../http/language.ts";
import { wantsPage } from "../../http/pages/wants-page.ts";
import { sentText } from "../../http/read-json-body.ts";
import { noticeTexts } from "../../mail/notices.ts";
import { escapeHtml, pagePolicy, pageStyle } from "../../mail/page-style.ts";
import type { FileAnswer } from "../../http/operation.ts";

const style = `${pageStyle}
body{max-width:32rem}
button{padding:.875rem 1.75rem;font:inherit;font-weight:600;color:${light.onGarnet};background:${light.garnet};border:0;border-radius:999px;cursor:pointer}
@media (prefers-color-scheme:dark){button{color:${dark.onGarnet};background:${dark.garnet}}}`;

type Part = "question" | "done";

/** A page as an answer. Its address has the token, and a button sends a form there. */
function answerPage<Status extends 200 | 400>(
  status: Status,
  language: Locale,
  { title, body, button = "" }: Readonly<Record<"title" | "body", string> & { button?: string }>,
): FileAnswer<Status, "text/html"> {
  return {
    status,
    type: "text/html; charset=utf-8",
    headers: { "content-security-policy": pagePolicy(style, "'self'") },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(body)}</p>
${button}
</body></html>
`,
  };
}

function unsubscribePage({ language, kind }: rules.Subscription, part: Part) {
  const intl = serverIntl(language);
  const textOf = (id: "title" | Part): string =>
    intl.formatMessage({ id: `mail.${noticeTexts[kind]}.stop.${id}` });
  const action = escapeHtml(intl.formatMessage({ id: "mail.unsubscribe.action" }));
  const form = `<form method="post"><button>${action}</button></form>`;
  const page = { title: textOf("title"), body: textOf(part) };
  return answerPage(200, language, part === "question" ? { ...page, button: form } : page);
}

function invalidPage(language: Locale) {
  const intl = serverIntl(language);
  return answerPage(400, language, {
    title: intl.formatMessage({ id: "mail.unsubscribe.invalid.title" }),
    body: intl.formatMessage({ id: "mail.unsubscribe.invalid.body" }),
  });
}

/** Answers with the page of a subscription; a browser gets a page also if the link is invalid. */
async function answerBy(
  request: FastifyRequest,
  subscription: Promise<rules.Subscription>,
  part: Part,
) {
  try {
    return unsubscribePage(await subscription, part);
  } catch (error) {
    const isInvalid = error instanceof AppError && error.refusal === "invalid_link";
    if (!isInvalid || !wantsPage(request)) throw error;
    return invalidPage(askedLanguage(request));
  }
}

export const getUnsubscribePage: Serve<"getUnsubscribePage"> = (services, { query, request }) =>
  answerBy(request, rules.findSubscription(services, query.token), "question");

export const unsubscribe: Serve<"unsubscribe"> = {
  shows: async (services, { request }) =>
    rules.readUnsubscribeToken(services, sentText(request.query, "token"))?.userId,
  handler: (services, { query, request }) =>
    answerBy(request, rules.unsubscribe(services, query.token), "done"),
};
