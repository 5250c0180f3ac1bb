import { locales, type Locale } from "@gemel/i18n/server";
import { escapeHtml } from "../../mail/page-style.ts";

export interface PageAddress {
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly path: string;
  /** The language that the address names. */
  readonly asked: Locale | undefined;
}

/**
 * The addresses in a public page's head, all absolute: its own, that of each language, and its
 * picture. Without `?lang=` the page is in the reader's language, which is what `x-default` means.
 */
export function pageAddresses({ origin, path, asked }: PageAddress): string {
  const plain = origin + path;
  const inLanguage = (locale: Locale): string => `${plain}?lang=${locale}`;
  const own = asked ? inLanguage(asked) : plain;
  return [
    link("canonical", own),
    ...locales.map((locale) => link("alternate", inLanguage(locale), locale)),
    link("alternate", plain, "x-default"),
    property("og:url", own),
    property("og:image", `${origin}/social.png`),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
  ].join("\n    ");
}

const link = (rel: string, href: string, language?: string): string =>
  `<link rel="${rel}"${language ? ` hreflang="${language}"` : ""} href="${escapeHtml(href)}" />`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
