import { Footer } from "@gemel/ui/Footer";
import { LanguageSwitcher } from "@gemel/ui/LanguageSwitcher";
import { Main } from "@gemel/ui/Main";
import { SkipLink } from "@gemel/ui/SkipLink";
import { ThemeSwitcher } from "@gemel/ui/ThemeSwitcher";
import { isOfferedLocale } from "@gemel/i18n";
import type { ReactNode } from "react";
import { FlashBanner } from "./FlashBanner.tsx";
import { useLanguage } from "./Language.tsx";
import { Navigation } from "./Navigation.tsx";
import { useTheme } from "./theme.ts";
import { useFlashText } from "./use-flash-text.ts";

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation />
      <FlashBanner />
      <Main>{children}</Main>
      <Footer>
        <LanguageChoice />
        <ThemeChoice />
      </Footer>
    </>
  );
}

function LanguageChoice() {
  const { locale, choose } = useLanguage();
  const show = useFlashText();
  return (
    <LanguageSwitcher
      value={isOfferedLocale(locale) ? locale : "en"}
      onChange={(next) => {
        choose(next).catch(() => show("error.network", "danger"));
      }}
    />
  );
}

function ThemeChoice() {
  const [theme, choose] = useTheme();
  return <ThemeSwitcher value={theme} onChange={choose} />;
}
