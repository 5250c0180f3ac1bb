import { I18nProvider, loadMessages, type Bundle, type Locale, type Messages } from "@gemel/i18n";
import type { ReactNode } from "react";
import { I18nProvider as AriaI18nProvider } from "react-aria-components/I18nProvider";

export { locales, negotiateLocale, type Locale } from "@gemel/i18n";

/** The components' own texts in one language, ready for {@link TextsProvider}. */
export type Texts = Messages;

/** Which components a group of texts is for: `core` for all that no other group names. */
export const textGroups = [
  "core",
  "member",
  "questionnaire",
  "result",
  "settings",
  "moderation",
] as const satisfies readonly Bundle[];

export type TextGroup = (typeof textGroups)[number];

/**
 * Fetches the texts of one language. The same arguments give the same promise; it rejects when the
 * network fails, and a call a second later tries again.
 * @param groups @default all
 */
export const loadTexts = (
  locale: Locale,
  groups: readonly TextGroup[] = textGroups,
): Promise<Texts> => loadMessages(locale, groups);

export interface TextsProviderProps {
  locale: Locale;
  /** From {@link loadTexts}. */
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
