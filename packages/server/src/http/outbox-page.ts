import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { escapeHtml } from "../services/mail/escape-html.ts";
import { isLocal } from "./is-local.ts";
import { type OutboxMail, readOutbox } from "../stores/read-outbox.ts";

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 sans-serif;color:#2B1830;background:#FBF7F1}
article{margin:1rem 0;padding:1rem 1.5rem;background:#fff;border:1px solid #E7DCD0;border-radius:1.5rem}
h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}a{color:#9E1F40}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/dev/outbox`, in trial mode only: the mails that would have been sent, newest first, links to follow. */
export function addOutboxPage(app: FastifyInstance, folder: string): void {
  app.get("/dev/outbox", { config: { operationId: "outbox" } }, async (request, reply) => {
    if (!isLocal(request)) throw new AppError("not_found");
    const mails = await readOutbox(folder);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", policy)
      .send(page(mails));
  });
}

const page = (mails: readonly OutboxMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><style>${style}</style></head><body>
<h1>Outbox</h1>
${mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(article).join("\n")}
</body></html>
`;

const article = (mail: OutboxMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${escapeHtml(mail.date)}">${escapeHtml(mail.date)}</time></p>
<pre>${withLinks(mail.text)}</pre>
</article>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`);
