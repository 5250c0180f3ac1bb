import { isLocale, type Messages } from "@gemel/i18n";
import { I18nProvider as ComponentLocale } from "@gemel/ui/I18nProvider";
import type { Decorator } from "@storybook/react-vite";
import { useEffect, useState, type ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { GemelProvider } from "../../flows/gemel.tsx";
import { createExampleGemel, stopGemel } from "../../flows/testing/create-example-gemel.ts";
import { LanguageProvider, type Language } from "../frame/Language.tsx";
import type { Screen } from "./screen.ts";
import { taggedLanguage } from "./tagged-language.ts";

/** Renders what main.tsx puts around the app, at the address of `parameters: screenAt(…)`. */
export const atAddress: Decorator = (Story, { globals, loaded, parameters }) => {
  const language: unknown = globals["language"];
  const locale = typeof language === "string" && isLocale(language) ? language : "en";
  const messages = loaded["messages"] as Messages;
  return (
    <Visit
      key={locale}
      screen={parameters["screen"] as Screen}
      language={{ locale, messages }}
      isRightToLeft={globals["direction"] === "rtl"}
    >
      <Story />
    </Visit>
  );
};

interface VisitProps {
  screen: Screen;
  language: Language;
  isRightToLeft: boolean;
  children: ReactNode;
}

function Visit({ screen, language, isRightToLeft, children }: VisitProps) {
  const [gemel] = useState(() => {
    forgetEarlierVisits();
    // The toolbar's language holds, whatever the account of the example prefers.
    localStorage.setItem("lang", taggedLanguage(language.locale));
    return createExampleGemel(screen.isSignedIn);
  });
  useEffect(
    () => () => {
      stopGemel(gemel);
      forgetEarlierVisits();
    },
    [gemel],
  );
  return (
    <LanguageProvider initial={{ ...language, formats: taggedLanguage(language.locale) }}>
      <GemelProvider gemel={gemel}>
        <MemoryRouter initialEntries={[screen.address]}>
          {isRightToLeft ? <ComponentLocale locale="he-IL">{children}</ComponentLocale> : children}
        </MemoryRouter>
      </GemelProvider>
    </LanguageProvider>
  );
}

/** Deletes the app's entries in the storage of the browser and of the tab; Storybook's own entries stay. */
function forgetEarlierVisits(): void {
  for (const key of Object.keys(localStorage)) {
    if (
      /^(lang$|discoverFiltersCollapsed$|voicePopup$|profileDraft:|questionnaireProgress:|chatDraft:|chatOutbox:)/.test(
        key,
      )
    )
      localStorage.removeItem(key);
  }
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith("contactDraft:")) sessionStorage.removeItem(key);
  }
}
