import { dark, light } from "@gemel/theme/tokens";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { escapeHtml, pagePolicy, pageStyle } from "../../mail/page-style.ts";
import { isLocal } from "../security/is-local.ts";
import { type OutboxMail, readOutbox } from "../../mail/read-outbox.ts";

const style = `${pageStyle}
body{max-width:44rem}
article{margin:1rem 0;padding:1rem 1.5rem;background:${light.surface};border:1px solid ${light.hairline};border-radius:1.5rem}
h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media (prefers-color-scheme:dark){article{background:${dark.surface};border-color:${dark.hairline}}}`;

/** `/dev/outbox`, in trial mode only: the mails that would have been sent, newest first, links to follow. */
export function addOutboxPage(app: FastifyInstance, folder: string): void {
  app.get("/dev/outbox", { config: { operationId: "outbox" } }, async (request, reply) => {
    if (!isLocal(request)) throw new AppError("not_found");
    const mails = await readOutbox(folder);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", pagePolicy(style))
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
