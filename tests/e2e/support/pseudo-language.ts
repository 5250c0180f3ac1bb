import { createIntl } from "@formatjs/intl";
import type { Page } from "@playwright/test";
import type { MessageId } from "@gemel/i18n";
import { bundles, type Bundle } from "../../../packages/i18n/src/bundles.ts";
import {
  pseudoCatalogue,
  pseudoText,
} from "../../../packages/i18n/src/catalogue/pseudo-catalogue.ts";
import { expandMessages } from "../../../packages/i18n/src/expand-messages.ts";
import { legalPages, type LegalPage } from "../../../packages/i18n/src/legal/legal-text.ts";
import { readLegalText } from "../../../packages/i18n/src/legal/read-legal-text.ts";
import type { Messages } from "../../../packages/i18n/src/messages.ts";
import { serveBuild } from "./serve-build.ts";
import type { Texts } from "./texts.ts";

const intl = createIntl({
  locale: "en",
  messages: expandMessages(pseudoCatalogue(() => true)) as Record<MessageId, Messages[string]>,
});

const words = (chunks: readonly string[]): string => chunks.join("");

/** The pseudo-language's texts, as {@link textsOf} gives those of the others. */
export const pseudoTexts: Texts = (id, values) =>
  intl.formatMessage({ id }, { ...values, em: words, strong: words, link: words });

const bundleOf = (name: string): Record<string, unknown> => {
  const wanted: ReadonlySet<string> = new Set(bundles[name as Bundle]);
  return pseudoCatalogue((id) => wanted.has(id.slice(0, id.indexOf("."))));
};

/** A legal text with all its words in the pseudo-language: what only a program reads stays. */
const legalOf = (name: string): unknown =>
  JSON.parse(JSON.stringify(readLegalText(name as LegalPage, "en")), (key, value: unknown) =>
    typeof value !== "string" || ["id", "kind", "href"].includes(key) ? value : pseudoText(value),
  );

/**
 * Shows the app in the pseudo-language, which no build has: where the page asks for English texts it
 * is given these. What `Intl` writes, such as dates and countries, comes in double brackets.
 */
export async function speakPseudo(page: Page): Promise<void> {
  // Without the pages that were made at build: those are in English.
  await serveBuild(page);
  const files = new RegExp(
    `/assets/(?:messages-(\\w+)|(${legalPages.join("|")}))-en-[\\w-]+\\.js$`,
  );
  await page.route(files, (route) => {
    const [, bundle, legal = ""] = files.exec(new URL(route.request().url()).pathname) ?? [];
    const content = bundle === undefined ? legalOf(legal) : bundleOf(bundle);
    return route.fulfill({
      contentType: "text/javascript",
      body: `export default ${JSON.stringify(content)};`,
    });
  });
  await page.addInitScript(() => localStorage.setItem("lang", "en"));
  await page.addInitScript(markIntl);
}

function markIntl(): void {
  const mark = (text: string | undefined) => (text === undefined ? text : `⟦${text}⟧`);
  const { of } = Intl.DisplayNames.prototype;
  Intl.DisplayNames.prototype.of = function (code) {
    return mark(of.call(this, code));
  };
  for (const { prototype } of [Intl.ListFormat, Intl.RelativeTimeFormat]) {
    const { format } = prototype as { format: (...values: unknown[]) => string };
    Object.defineProperty(prototype, "format", {
      value(...values: unknown[]) {
        return mark(format.apply(this, values));
      },
    });
  }
  const dates = Intl.DateTimeFormat.prototype;
  const format = Object.getOwnPropertyDescriptor(dates, "format")?.get;
  Object.defineProperty(dates, "format", {
    get(this: Intl.DateTimeFormat) {
      const own = format?.call(this) as (date?: Date) => string;
      return (date?: Date) => mark(own(date));
    },
  });
}
