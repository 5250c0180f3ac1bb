import * as rules from "./rules.ts";
import type { Serve } from "../../services.ts";
import { serverIntl } from "@gemel/i18n/server";
import { dark, light } from "@gemel/theme/tokens";
import { type NoticeKind, noticeTexts } from "../../mail/notices.ts";
import type { Language } from "../../foundation/member.ts";
import { escapeHtml, pagePolicy, pageStyle } from "../../mail/page-style.ts";
import type { FileAnswer } from "../../http/operation.ts";

const style = `${pageStyle}
body{max-width:32rem}
button{padding:.875rem 1.75rem;font:inherit;font-weight:600;color:${light.onGarnet};background:${light.garnet};border:0;border-radius:999px;cursor:pointer}
@media (prefers-color-scheme:dark){button{color:${dark.onGarnet};background:${dark.garnet}}}`;

/** What the page says: whether to stop, or that it is done. */
type Part = "question" | "done";

/** The page that stops mails of a kind, as an answer. Its address has the token, and its button sends a form there. */
function unsubscribePage(
  { language, kind }: { readonly language: Language; readonly kind: NoticeKind },
  part: Part,
): FileAnswer<200, "text/html"> {
  const intl = serverIntl(language);
  const textOf = (id: "title" | Part): string =>
    escapeHtml(intl.formatMessage({ id: `mail.${noticeTexts[kind]}.stop.${id}` }));
  const action = escapeHtml(intl.formatMessage({ id: "mail.unsubscribe.action" }));
  const button = part === "question" ? `<form method="post"><button>${action}</button></form>` : "";
  return {
    status: 200,
    type: "text/html; charset=utf-8",
    headers: { "content-security-policy": pagePolicy(style, "'self'") },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${textOf("title")}</title><style>${style}</style></head><body>
<h1>${textOf("title")}</h1>
<p>${textOf(part)}</p>
${button}
</body></html>
`,
  };
}

export const getUnsubscribePage: Serve<"getUnsubscribePage"> = async (services, { query }) =>
  unsubscribePage(await rules.findSubscription(services, query.token), "question");

export const unsubscribe: Serve<"unsubscribe"> = async (services, { query }) =>
  unsubscribePage(await rules.unsubscribe(services, query.token), "done");
