import type { ReactNode } from "react";
import { IntlProvider, ReactIntlErrorCode } from "react-intl";
import { jointTags } from "./joints.ts";
import { fallbackLocale, type Locale } from "./locales.ts";
import type { MessageId } from "./message-id.ts";
import type { Messages } from "./messages.ts";
import type { OnErrorFn } from "@formatjs/intl";

/**
 * In development and tests a missing text or argument is a bug and throws; in production the
 * member sees the id and the console says why. Missing locale data of a browser never throws.
 */
const reportIntlError: OnErrorFn = (error) => {
  if (import.meta.env.DEV && error.code !== ReactIntlErrorCode.MISSING_DATA) throw error;
  console.error(error);
};

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
 * Gives a tree its language, texts and formats; `useIntl().locale` is the one of the formats. Wrap the app once; a
 * route's further texts come with {@link WithMessages}. It does not set `<html lang>` nor react-aria's locale: the
 * shell does.
 */
export const I18nProvider = ({
  locale,
  formats = locale,
  messages,
  children,
}: I18nProviderProps) => (
  <IntlProvider
    locale={formats}
    defaultLocale={fallbackLocale}
    // A part of the catalogue by design: an id that is not loaded is reported when it is used.
    messages={messages as Record<MessageId, Messages[string]>}
    defaultRichTextElements={jointTags}
    onError={reportIntlError}
  >
    {children}
  </IntlProvider>
);
