import { bundleNames, I18nProvider, loadMessages, type Locale } from "@gemel/i18n";
import "@gemel/theme/styles";
import type { ReactNode } from "react";
import { I18nProvider as AriaI18nProvider } from "react-aria-components/I18nProvider";
import { render as renderBare } from "vitest-browser-react";

/**
 * Draws a component in the browser as a member of a language sees it, with its texts and the theme.
 * @param locale @default "en", with British dates
 */
export async function render(children: ReactNode, locale: Locale = "en") {
  const messages = await loadMessages(locale, bundleNames);
  return renderBare(children, {
    wrapper: ({ children: inner }) => (
      <I18nProvider locale={locale} messages={messages}>
        <AriaI18nProvider locale={locale === "en" ? "en-GB" : locale}>{inner}</AriaI18nProvider>
      </I18nProvider>
    ),
  });
}
