import { createHash } from "node:crypto";
import { serverIntl } from "@gemel/i18n/server";
import type { FastifyReply } from "fastify";
import type { Language } from "../services/accounts/account.ts";
import { escapeHtml } from "../services/mail/escape-html.ts";
import { noticeTexts } from "../services/mail/notices.ts";
import type { NoticeKind } from "../services/settings/mail-notices.ts";

const style = `body{max-width:32rem;margin:4rem auto;padding:0 1rem;font:1rem/1.55 sans-serif;color:#2B1830;background:#FBF7F1}
button{padding:.75rem 1.5rem;font:inherit;font-weight:600;color:#fff;background:#9E1F40;border:0;border-radius:999px;cursor:pointer}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** What the page says: whether to stop, or that it is done. */
type Part = "question" | "done";

/** Answers with the page that stops mails of a kind. Its address has the token, and its button sends a form there. */
export function sendUnsubscribePage(
  reply: FastifyReply,
  { language, kind }: { readonly language: Language; readonly kind: NoticeKind },
  part: Part,
): FastifyReply {
  const intl = serverIntl(language);
  const words = (id: "title" | Part): string =>
    escapeHtml(intl.formatMessage({ id: `mail.${noticeTexts[kind]}.stop.${id}` }));
  const action = escapeHtml(intl.formatMessage({ id: "mail.unsubscribe.action" }));
  const button = part === "question" ? `<form method="post"><button>${action}</button></form>` : "";
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", policy).send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words("title")}</title><style>${style}</style></head><body>
<h1>${words("title")}</h1>
<p>${words(part)}</p>
${button}
</body></html>
`);
}
