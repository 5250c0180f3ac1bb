import { dark, light } from "@gemel/theme/tokens";
import { escapeHtml, fonts } from "./page-style.ts";

/**
 * The look of the top of a mail: `moment` on plum with the rings joined, `step` with the second ring still
 * open, `twin` in the twin's colour, `plain` for mails about the account, `grave` without a farewell.
 */
export type MailTone = "moment" | "step" | "twin" | "plain" | "grave";

export interface MailContent {
  readonly language: string;
  readonly tone: MailTone;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly action: string;
  readonly link: string;
  readonly small: readonly string[];
  /** Ends the letter; null in a grave mail. */
  readonly farewell: string | null;
  readonly footer: string;
  readonly stop?: { readonly text: string; readonly link: string };
}

const { paper, surface, ink, inkSecond, hairline, garnet, onGarnet, twin } = light;

interface HeadColors {
  readonly ground: string;
  readonly words: string;
  readonly quiet: string;
  readonly own: string;
  readonly other: string;
}

const soft = (ground: string): HeadColors => ({
  ground,
  words: ink,
  quiet: garnet,
  own: garnet,
  other: twin,
});

const softInDark = (ground: string): HeadColors => ({
  ground,
  words: dark.ink,
  quiet: dark.garnet,
  own: dark.garnet,
  other: dark.twin,
});

/** In light and in dark. */
const heads: Readonly<Record<MailTone, readonly [HeadColors, HeadColors]>> = {
  moment: [softInDark(dark.surface), softInDark(dark.hairline)],
  step: [soft(light.garnetSoft), softInDark(dark.garnetSoft)],
  twin: [
    { ...soft(light.twinSoft), quiet: twin },
    { ...softInDark(dark.twinSoft), quiet: dark.twin },
  ],
  plain: [soft(light.sunken), softInDark(dark.sunken)],
  grave: [
    { ...soft(light.sunken), quiet: inkSecond },
    { ...softInDark(dark.sunken), quiet: dark.inkSecond },
  ],
};

/** Mail programs read no variables, and some no style sheet: the light theme stands in each element. */
const style = {
  page: `margin:0;padding:0;background:${paper};color:${ink};font:16px/1.55 ${fonts.text}`,
  brand: `padding:0 8px 20px;color:${ink};font:500 22px/1 ${fonts.title}`,
  ring: "display:inline-block;width:14px;height:14px;border:3px solid;border-radius:50%;vertical-align:-3px",
  head: "padding:32px 28px 28px;border:1px solid;border-bottom:0;border-radius:24px 24px 0 0",
  greeting: `margin:0 0 8px;font:italic 20px/1.3 ${fonts.title}`,
  title: `margin:0;font:450 32px/1.15 ${fonts.title};letter-spacing:-.01em`,
  card: `padding:28px;background:${surface};border:1px solid ${hairline};border-top:0;border-radius:0 0 24px 24px`,
  button: `display:inline-block;padding:14px 28px;background:${garnet};color:${onGarnet};border-radius:999px;text-decoration:none;font-weight:600`,
  body: `margin:0;font:20px/1.5 ${fonts.title}`,
  farewell: `margin:0 0 24px;font:italic 20px/1.3 ${fonts.title}`,
  rule: `margin:0 0 20px;border-top:1px solid ${hairline};font-size:0;line-height:0`,
  link: `color:${inkSecond};word-break:break-all`,
  stop: `color:${inkSecond}`,
  small: `margin:0 0 8px;font-size:14px;color:${inkSecond}`,
  footer: `padding:20px 28px 0;font-size:14px;color:${inkSecond}`,
} as const;

/** Rules by class, which override the styles in the elements. */
const darkRules = (head: HeadColors): Readonly<Record<string, string>> => ({
  page: `background:${dark.paper}!important;color:${dark.ink}!important`,
  brand: `color:${dark.ink}!important`,
  head: `background:${head.ground}!important;border-color:${head.ground}!important`,
  greeting: `color:${head.quiet}!important`,
  title: `color:${head.words}!important`,
  card: `background:${dark.surface}!important;border-color:${dark.hairline}!important`,
  rule: `border-color:${dark.hairline}!important`,
  button: `background:${dark.garnet}!important;color:${dark.onGarnet}!important`,
  quiet: `color:${dark.inkSecond}!important`,
  own: `border-color:${dark.garnet}!important`,
  over: `border-top-color:${dark.garnet}!important`,
  other: `border-color:${dark.twin}!important`,
});

const styleSheet = (head: HeadColors): string =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(
    darkRules(head),
  )
    .map(([name, rule]) => `.${name}{${rule}}`)
    .join("")}}`;

/** Lists of mails show the first words of a mail: these, and not the name at its top. */
const hidden = "display:none;max-height:0;overflow:hidden";

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

const mark = `<span aria-hidden="true"><span class="own" style="${style.ring};border-color:${garnet}"></span><span class="other" style="${style.ring};border-color:${twin};margin-left:-7px"></span></span>`;

/**
 * Sizes of the large rings, px: a ring with its line, the line, and the offset of the second ring to the
 * right.
 */
const [across, stroke, apart] = [76, 8, 38];

const large = `display:inline-block;width:${across - 2 * stroke}px;height:${across - 2 * stroke}px;border:${stroke}px solid;border-radius:50%;vertical-align:top`;

/**
 * Each ring over the other once: the top of the first is drawn again over the second. Outlook draws no round
 * corners and leaves them out.
 */
function rings(tone: MailTone, { own, other }: HeadColors): string {
  if (tone === "plain" || tone === "grave") return "";
  const line = tone === "step" ? "dotted" : "solid";
  const over = `${large};border-color:${own} transparent transparent;margin:0 ${apart}px 0 ${-across - apart}px`;
  return `<!--[if !mso]><!--><div aria-hidden="true" style="margin:0 0 24px;font-size:0"><span class="own" style="${large};border-color:${own}"></span><span class="other" style="${large};border-color:${other};border-style:${line};margin-left:${apart - across}px"></span><span class="over" style="${over}"></span></div><!--<![endif]-->`;
}

/**
 * The HTML of a mail, in light and dark: the name, one card with one button, and the link again as text for those
 * who cannot press it. Tables hold it together, because some mail programs know no other layout.
 */
export function mailHtml(content: MailContent): string {
  const text = escapeHtml;
  const link = text(content.link);
  const [head, headInDark] = heads[content.tone];
  const farewell =
    content.farewell === null
      ? ""
      : `<p style="${style.farewell}">${text(content.farewell)}<br>Gemel</p>`;
  return `<!doctype html>
<html lang="${text(content.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(content.subject)}</title>
<style>${styleSheet(headInDark)}</style>
</head>
<body class="page" style="${style.page}">
<div aria-hidden="true" style="${hidden}">${text(content.body)}</div>
<table ${table}><tr><td align="center" style="padding:32px 12px">
<table ${table} style="max-width:520px;text-align:left">
<tr><td class="brand" style="${style.brand}">${mark}&nbsp; Gemel</td></tr>
<tr><td class="head" style="${style.head};border-color:${head.ground};background:${head.ground}">${rings(content.tone, head)}
<p class="greeting" style="${style.greeting};color:${head.quiet}">${text(content.greeting)}</p>
<h1 class="title" style="${style.title};color:${head.words}">${text(content.subject)}</h1>
</td></tr>
<tr><td class="card" style="${style.card}">
<p style="${style.body}">${text(content.body)}</p>
<p style="margin:28px 0"><a href="${link}" class="button" style="${style.button}">${text(content.action)}</a></p>
${farewell}
<div class="rule" style="${style.rule}">&nbsp;</div>
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
