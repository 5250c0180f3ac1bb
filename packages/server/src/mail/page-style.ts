import { createHash } from "node:crypto";
import { dark, light } from "@gemel/theme/tokens";

/** Fonts of mails and of the server's own pages: the product's if they are installed. */
export const fonts = {
  text: "Figtree,Helvetica,Arial,sans-serif",
  title: "Newsreader,Georgia,serif",
} as const;

/** The start of the style sheet of the server's own pages, in light and dark. */
export const pageStyle = `:root{color-scheme:light dark}
body{margin:3rem auto;padding:0 1rem;font:1rem/1.55 ${fonts.text};color:${light.ink};background:${light.paper}}
h1{font:450 1.75rem/1.2 ${fonts.title}}a{color:${light.garnet}}
@media (prefers-color-scheme:dark){body{color:${dark.ink};background:${dark.paper}}a{color:${dark.garnet}}}`;

/** A Content-Security-Policy that lets a page's own style through, and nothing else. */
export const pagePolicy = (style: string, formAction: "'none'" | "'self'" = "'none'"): string =>
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes a text safe inside HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
