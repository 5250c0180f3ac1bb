import { useLayoutEffect, type ReactNode } from "react";
import type { Decorator, Loader } from "@storybook/react-vite";
import { I18nProvider, isLocale, loadMessages, type Locale } from "@gemel/i18n";
import { loadPseudoMessages } from "@gemel/i18n/pseudo";
import { I18nProvider as AriaI18nProvider } from "@gemel/ui/I18nProvider";

type StoryLocale = Locale | "en-XA";

const bundles = ["core", "home", "profile"] as const;

const localeOf = (language: unknown): StoryLocale =>
  typeof language === "string" && isLocale(language)
    ? language
    : language === "en-XA"
      ? "en-XA"
      : "en";

/** Fetches the texts before a story is drawn, so that none of them suspends. */
export const languageLoader: Loader = async ({ globals }) => {
  const locale = localeOf(globals["language"]);
  const messages =
    locale === "en-XA" ? await loadPseudoMessages(bundles) : await loadMessages(locale, bundles);
  return { messages };
};

/**
 * Texts, formats and direction. No language of ours is written from right to left: for that
 * direction react-aria is told Hebrew, which keeps Latin digits.
 */
export const withLanguage: Decorator = (Story, { globals, loaded, viewMode }) => {
  const locale = localeOf(globals["language"]);
  const direction = globals["direction"] === "rtl" ? "rtl" : "ltr";
  const ariaLocale = direction === "rtl" ? "he-IL" : locale === "en-XA" ? "en" : locale;
  return (
    <I18nProvider locale={locale} messages={loaded["messages"]}>
      <AriaI18nProvider locale={ariaLocale}>
        <Direction of={viewMode === "docs" ? "story" : "page"} dir={direction} lang={locale}>
          <Story />
        </Direction>
      </AriaI18nProvider>
    </I18nProvider>
  );
};

interface DirectionProps {
  of: "page" | "story";
  dir: "ltr" | "rtl";
  lang: string;
  children: ReactNode;
}

/** A page of documentation shows stories of both directions, so there it belongs to the story. */
function Direction({ of, dir, lang, children }: DirectionProps) {
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
