import { I18nProvider, loadMessages, type Locale } from "@gemel/i18n";
import "@gemel/theme/styles";
import type { ReactNode } from "react";
import { I18nProvider as AriaI18nProvider } from "react-aria-components/I18nProvider";
import { render } from "vitest-browser-react";

/**
 * Renders a component as a member of a language sees it, with our styles. For tests only.
 *
 * @param locale @default "en"
 */
export async function renderUi(children: ReactNode, locale: Locale = "en") {
  const messages = await loadMessages(locale, ["core"]);
  return render(children, {
    wrapper: ({ children: inner }) => (
      <I18nProvider locale={locale} messages={messages}>
        <AriaI18nProvider locale={locale === "en" ? "en-GB" : locale}>{inner}</AriaI18nProvider>
      </I18nProvider>
    ),
  });
}
