import type { ReactNode } from "react";
import { I18nProvider, loadMessages, type Locale } from "@gemel/i18n";
import "@gemel/theme/styles";
import { render as renderBare, type RenderResult } from "vitest-browser-react";

/** Draws a component in the browser with its texts and the theme. */
export async function render(children: ReactNode, locale: Locale = "en"): Promise<RenderResult> {
  const messages = await loadMessages(locale, ["core", "home", "profile"]);
  return renderBare(children, {
    wrapper: ({ children: inner }) => (
      <I18nProvider locale={locale} messages={messages}>
        {inner}
      </I18nProvider>
    ),
  });
}
