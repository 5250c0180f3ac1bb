import { createIntl, type IntlShape } from "@formatjs/intl";
import { serverAreas } from "../bundles.ts";
import { compileCatalogue } from "../catalogue/compile-catalogue.ts";
import { expandMessages } from "../expand-messages.ts";
import { jointTags } from "../joints.ts";
import type { Locale } from "../locales.ts";
import type { MessageId } from "../message-id.ts";
import type { Messages } from "../messages.ts";

export { isOfferedLocale, locales, type Locale, type OfferedLocale } from "../locales.ts";
export { negotiateLocale } from "../negotiate-locale.ts";
export { readableText, visibleText } from "../visible-text.ts";

const wanted: ReadonlySet<string> = new Set(serverAreas);
const made = new Map<Locale, IntlShape<string>>();

/**
 * Texts and formats of one language for mails: `serverIntl("de").formatMessage({ id }, values)`.
 * Has the areas of the server only. A missing text or argument throws: half a mail is not sent.
 */
export function serverIntl(locale: Locale): IntlShape<string> {
  const known = made.get(locale);
  if (known) return known;
  const texts = compileCatalogue(locale, (id) => wanted.has(id.slice(0, id.indexOf("."))));
  const intl = createIntl<string>({
    locale,
    messages: expandMessages(texts) as Record<MessageId, Messages[string]>,
    defaultRichTextElements: jointTags,
    onError: (error) => {
      throw error;
    },
  });
  made.set(locale, intl);
  return intl;
}
