import { Footer } from "@gemel/ui/Footer";
import { LanguageSwitcher } from "@gemel/ui/LanguageSwitcher";
import { Main } from "@gemel/ui/Main";
import { SkipLink } from "@gemel/ui/SkipLink";
import { ThemeSwitcher } from "@gemel/ui/ThemeSwitcher";
import { isOfferedLocale, useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FlashBanner } from "./FlashBanner.tsx";
import { openChat } from "../place/open-chat.ts";
import { pages } from "../pages.ts";
import { useLanguage } from "./Language.tsx";
import { Navigation } from "./Navigation.tsx";
import { useTheme } from "../platform/theme.ts";
import { useFlashText } from "./use-flash-text.ts";
import { useSession } from "../../flows/session/use-session.ts";

const aboutTheHouse = [
  ["/contact", "shell.footer.contact"],
  ["/terms-of-service", "shell.footer.terms"],
  ["/privacy-policy", "shell.footer.privacy"],
  ["/disclaimer", "shell.footer.disclaimer"],
  ["/rules", "shell.footer.rules"],
] as const;

const firstPart = (path: string) => path.split("/")[1];

/** The pages that begin with their title on a phone: the logo is on the pages that a visitor sees. */
const memberPages = pages
  .filter(({ access }) => access === "member" || access === "admin")
  .map(({ path }) => firstPart(path));

const phoneHeader = (pathname: string) => {
  // A conversation has a head of its own.
  if (openChat(pathname) !== null) return "nothing";
  if (pathname === "/questionnaire") return "logo";
  return memberPages.includes(firstPart(pathname)) ? "bar" : "navigation";
};

/** The frame around every page; the footer ends those that do not take the whole screen. */
export function Layout({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { phase } = useSession();
  // The front is a member's home, also while a session is restored: nothing moves when it is.
  const isMember = phase === "signedIn" || phase === "restoring";
  const onPhone = phoneHeader(pathname === "/" && isMember ? "/home" : pathname);
  return (
    <>
      <SkipLink />
      <Navigation onPhone={onPhone} />
      <FlashBanner />
      <Main>{children}</Main>
      {(onPhone === "navigation" || onPhone === "bar") && (
        <Footer
          links={aboutTheHouse.map(([href, id]) => ({ href, label: intl.formatMessage({ id }) }))}
        >
          <LanguageChoice />
          <ThemeChoice />
        </Footer>
      )}
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
