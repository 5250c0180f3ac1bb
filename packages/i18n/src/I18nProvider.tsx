import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { fallbackLocale, type Locale } from "./locales.ts";
import type { MessageId } from "./message-id.ts";
import type { Messages } from "./messages.ts";
import { reportIntlError } from "./report-intl-error.ts";

export interface I18nProviderProps {
  /** `en-XA` is the pseudo-locale of the stories. */
  locale: Locale | "en-XA";
  /** How numbers and dates are written, as a tag of the same language such as `de-CH`. @default locale */
  formats?: string;
  /** From `loadMessages`; at least the bundle `core`. */
  messages: Messages;
  children: ReactNode;
}

/**
 * Gives a tree its language, texts and formats; `useIntl().locale` is the one of the formats. Wrap the app once; a route's further texts come with
 * {@link WithMessages}. It does not set `<html lang>` nor react-aria's locale: the shell does.
 */
export function I18nProvider({ locale, formats = locale, messages, children }: I18nProviderProps) {
  return (
    <IntlProvider
      locale={formats}
      defaultLocale={fallbackLocale}
      // A part of the catalogue by design: an id that is not loaded is reported when it is used.
      messages={messages as Record<MessageId, Messages[string]>}
      onError={reportIntlError}
    >
      {children}
    </IntlProvider>
  );
}
