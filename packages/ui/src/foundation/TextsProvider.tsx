import { I18nProvider } from "@gemel/i18n";
import type { ReactNode } from "react";
import { I18nProvider as AriaI18nProvider } from "react-aria-components/I18nProvider";
import type { Texts } from "./load-texts.ts";

export interface TextsProviderProps {
  /** One of `locales`, or the BCP 47 tag of a language that the host has translated. */
  locale: string;
  /** The result of `loadTexts`, or the host's own texts, as the package's README says. */
  texts: Texts;
  /** How numbers and dates are written, as a BCP 47 tag such as `de-CH`. @default locale */
  region?: string;
  children: ReactNode;
}

/**
 * The language of all components below: their own texts, numbers, dates and direction. For a host
 * that installs this package alone; the app of this repository gives both halves itself, because it
 * has texts of its own in the same catalogues.
 */
export function TextsProvider({ locale, texts, region = locale, children }: TextsProviderProps) {
  return (
    <AriaI18nProvider locale={region}>
      <I18nProvider locale={locale} formats={region} messages={texts}>
        {children}
      </I18nProvider>
    </AriaI18nProvider>
  );
}
