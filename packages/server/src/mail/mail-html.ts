import { dark, light } from "@gemel/theme/tokens";
import { escapeHtml, fonts } from "./page-style.ts";

export interface MailContent {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly action: string;
  readonly link: string;
  readonly small: readonly string[];
  readonly footer: string;
  readonly stop?: { readonly text: string; readonly link: string };
}

const { paper, surface, ink, inkSecond, hairline, garnet, onGarnet, twin } = light;

/** Mail programs read no variables, and some no style sheet: the light theme stands in each element. */
const style = {
  page: `margin:0;padding:0;background:${paper};color:${ink};font:16px/1.55 ${fonts.text}`,
  brand: `padding:0 8px 20px;color:${ink};font:500 22px/1 ${fonts.title}`,
  ring: "display:inline-block;width:14px;height:14px;border:3px solid;border-radius:50%;vertical-align:-3px",
  card: `padding:32px 28px;background:${surface};border:1px solid ${hairline};border-radius:24px`,
  title: `margin:0 0 16px;font:450 28px/1.2 ${fonts.title};color:${ink}`,
  button: `display:inline-block;padding:14px 28px;background:${garnet};color:${onGarnet};border-radius:999px;text-decoration:none;font-weight:600`,
  body: `margin:0 0 12px;font:18px/1.5 ${fonts.title}`,
  link: `color:${inkSecond};word-break:break-all`,
  stop: `color:${inkSecond}`,
  small: `margin:0 0 8px;font-size:14px;color:${inkSecond}`,
  footer: `padding:20px 28px 0;font-size:14px;color:${inkSecond}`,
} as const;

/** By class, over what stands in the elements. */
const darkRules: Readonly<Record<string, string>> = {
  page: `background:${dark.paper}!important;color:${dark.ink}!important`,
  brand: `color:${dark.ink}!important`,
  card: `background:${dark.surface}!important;border-color:${dark.hairline}!important`,
  title: `color:${dark.ink}!important`,
  button: `background:${dark.garnet}!important;color:${dark.onGarnet}!important`,
  quiet: `color:${dark.inkSecond}!important`,
  own: `border-color:${dark.garnet}!important`,
  other: `border-color:${dark.twin}!important`,
};

const styleSheet = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
  darkRules,
)
  .map(([name, rule]) => `.${name}{${rule}}`)
  .join("")}}`;

/** Lists of mails show the first words of a mail: these, and not the name at its top. */
const hidden = "display:none;max-height:0;overflow:hidden";

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

const mark = `<span aria-hidden="true"><span class="own" style="${style.ring};border-color:${garnet}"></span><span class="other" style="${style.ring};border-color:${twin};margin-left:-7px"></span></span>`;

/**
 * The HTML of a mail, in light and dark: the name, one card with one button, and the link again as text for those
 * who cannot press it. Tables hold it together, because some mail programs know no other layout.
 */
export function mailHtml(content: MailContent): string {
  const text = escapeHtml;
  const link = text(content.link);
  return `<!doctype html>
<html lang="${text(content.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(content.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="${style.page}">
<div aria-hidden="true" style="${hidden}">${text(content.body)}</div>
<table ${table}><tr><td align="center" style="padding:32px 12px">
<table ${table} style="max-width:520px;text-align:left">
<tr><td class="brand" style="${style.brand}">${mark}&nbsp; Gemel</td></tr>
<tr><td class="card" style="${style.card}">
<h1 class="title" style="${style.title}">${text(content.subject)}</h1>
<p style="${style.body}">${text(content.greeting)}</p>
<p style="${style.body}">${text(content.body)}</p>
<p style="margin:28px 0"><a href="${link}" class="button" style="${style.button}">${text(content.action)}</a></p>
<p class="quiet" style="${style.small}"><a href="${link}" class="quiet" style="${style.link}">${link}</a></p>
${content.small.map((line) => `<p class="quiet" style="${style.small}">${text(line)}</p>`).join("\n")}
</td></tr>
<tr><td class="quiet" style="${style.footer}">${text(content.footer)}${stop(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const stop = ({ stop: to }: MailContent): string =>
  to === undefined
    ? ""
    : `<br><a href="${escapeHtml(to.link)}" class="quiet" style="${style.stop}">${escapeHtml(to.text)}</a>`;
