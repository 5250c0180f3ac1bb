import { type ReactNode, useMemo } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";
import { createIntl } from "./create-intl.ts";
import type { Messages } from "./messages.ts";

export interface I18nProviderProps {
  /** Language of the texts, as a BCP 47 tag; `en-XA` is the pseudo-locale of the stories. */
  locale: string;
  /** How numbers and dates are written, as a tag of the same language such as `de-CH`. @default locale */
  formats?: string;
  /** Result of `loadMessages`; at least the bundle `core`. */
  messages: Messages;
  children: ReactNode;
}

/**
 * Gives a tree its language, texts and formats; `useIntl().locale` is the one of the formats. Wrap the app once; a
 * route's further texts come with {@link WithMessages}. It does not set `<html lang>` nor react-aria's locale: the
 * shell does.
 */
export function I18nProvider({ locale, formats = locale, messages, children }: I18nProviderProps) {
  const intl = useMemo(() => createIntl(formats, messages), [formats, messages]);
  // Half of react-intl's formats are never used; `useIntl` of this package has the type of the other half.
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>;
}
