import { useLayoutEffect, type ReactNode } from "react";
import type { Decorator, Loader } from "@storybook/react-vite";
import {
  bundleNames,
  I18nProvider,
  isLocale,
  loadMessages,
  type Locale,
  type Messages,
} from "@gemel/i18n";
import { loadPseudoMessages } from "@gemel/i18n/pseudo";
import { I18nProvider as AriaI18nProvider } from "@gemel/ui/I18nProvider";

export type StoryLocale = Locale | "en-XA";

/** The locale for the toolbar's language; English for a value that the toolbar does not offer. */
export const localeOf = (language: unknown): StoryLocale =>
  typeof language === "string" && isLocale(language)
    ? language
    : language === "en-XA"
      ? "en-XA"
      : "en";

/** All texts of a language; the same language gives the same promise. */
export const loadTexts = (locale: StoryLocale): Promise<Messages> =>
  locale === "en-XA" ? loadPseudoMessages(bundleNames) : loadMessages(locale, bundleNames);

/** Fetches the texts before a story is drawn, so that none of them suspends. */
export const languageLoader: Loader = async ({ globals }) => ({
  messages: await loadTexts(localeOf(globals["language"])),
});

interface LanguageProps {
  locale: StoryLocale;
  messages: Messages;
  direction: "ltr" | "rtl";
  children: ReactNode;
}

/**
 * Provides texts, formats and direction for its children. No language of ours is written from right to
 * left: for that direction react-aria gets Hebrew, which keeps Latin digits.
 */
export function Language({ locale, messages, direction, children }: LanguageProps) {
  const ariaLocale = direction === "rtl" ? "he-IL" : locale === "en-XA" ? "en" : locale;
  return (
    <I18nProvider locale={locale} messages={messages}>
      <AriaI18nProvider locale={ariaLocale}>{children}</AriaI18nProvider>
    </I18nProvider>
  );
}

export const directionOf = (direction: unknown): "ltr" | "rtl" =>
  direction === "rtl" ? "rtl" : "ltr";

export const withLanguage: Decorator = (Story, { globals, loaded, viewMode }) => {
  const locale = localeOf(globals["language"]);
  const direction = directionOf(globals["direction"]);
  return (
    <Language locale={locale} messages={loaded["messages"]} direction={direction}>
      <Direction of={viewMode === "docs" ? "story" : "page"} dir={direction} lang={locale}>
        <Story />
      </Direction>
    </Language>
  );
};

interface DirectionProps {
  of: "page" | "story";
  dir: "ltr" | "rtl";
  lang: string;
  children: ReactNode;
}

/** A page of documentation shows stories of both directions, so there it belongs to the story. */
export function Direction({ of, dir, lang, children }: DirectionProps) {
  useLayoutEffect(() => {
    if (of === "story") return;
    document.documentElement.dir = dir;
    document.documentElement.lang = lang;
  }, [of, dir, lang]);
  if (of === "page") return children;
  return (
    <div dir={dir} lang={lang}>
      {children}
    </div>
  );
}

export const withDensity: Decorator = (Story, { globals }) => {
  document.documentElement.dataset["density"] = String(globals["density"]);
  return <Story />;
};
