import { escapeHtml } from "./escape-html.ts";

export interface MailContent {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly action: string;
  readonly link: string;
  readonly small: readonly string[];
  readonly footer: string;
  /** The link that stops such mails. */
  readonly stop?: { readonly words: string; readonly link: string };
}

/** Mail programs read neither style sheets nor variables: the light theme's values, in place. */
const style = {
  page: "margin:0;padding:32px 16px;background:#FBF7F1;color:#2B1830;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif",
  card: "max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E7DCD0;border-radius:24px",
  title: "margin:0 0 16px;font:450 26px/1.25 Newsreader,Georgia,serif",
  button:
    "display:inline-block;padding:12px 24px;background:#9E1F40;color:#FFFFFF;border-radius:999px;text-decoration:none;font-weight:600",
  link: "color:#9E1F40;word-break:break-all",
  stop: "color:#6B5670",
  small: "margin:0 0 8px;font-size:14px;color:#6B5670",
  footer: "max-width:520px;margin:16px auto 0;padding:0 32px;font-size:14px;color:#6B5670",
};

/** The HTML of a mail: one column, one button, and the link again as text for who cannot press it. */
export function mailHtml(content: MailContent): string {
  const text = escapeHtml;
  const link = text(content.link);
  return `<!doctype html>
<html lang="${text(content.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(content.subject)}</title>
</head>
<body style="${style.page}">
<main style="${style.card}">
<h1 style="${style.title}">${text(content.greeting)}</h1>
<p>${text(content.body)}</p>
<p style="margin:24px 0"><a href="${link}" style="${style.button}">${text(content.action)}</a></p>
<p style="${style.small}"><a href="${link}" style="${style.link}">${link}</a></p>
${content.small.map((line) => `<p style="${style.small}">${text(line)}</p>`).join("\n")}
</main>
<p style="${style.footer}">${text(content.footer)}${stop(content)}</p>
</body>
</html>
`;
}

const stop = ({ stop: to }: MailContent): string =>
  to === undefined
    ? ""
    : `<br><a href="${escapeHtml(to.link)}" style="${style.stop}">${escapeHtml(to.words)}</a>`;
