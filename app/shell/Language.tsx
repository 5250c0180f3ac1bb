import { I18nProvider as ComponentLocale } from "@gemel/ui/I18nProvider";
import {
  I18nProvider,
  isLocale,
  loadMessages,
  negotiateLocale,
  type Locale,
  type Messages,
} from "@gemel/i18n";
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { languageCookie } from "./language-cookie.ts";
import { stored } from "./stored.ts";

/** The key is read by `first-paint.js` as well. */
const storedLocale = stored<Locale>("lang", isLocale);

/** A language with the texts that every screen needs. */
export interface Language {
  locale: Locale;
  messages: Messages;
}

/** Rejects when the texts cannot be loaded; the caller keeps the language it has. */
export const loadLanguage = async (locale: Locale): Promise<Language> => ({
  locale,
  messages: await loadMessages(locale, ["core"]),
});

/**
 * The language before anyone is known to be signed in.
 *
 * @param shown - that of a page which was made at build and is there already
 */
export const initialLocale = (shown?: string | false): Locale =>
  negotiateLocale({ stored: shown || storedLocale.read(), browser: navigator.languages });

interface LanguageChoice {
  locale: Locale;
  /** Shows and keeps a language. Rejects, changing nothing, when its texts cannot be loaded. */
  choose: (locale: Locale) => Promise<void>;
  /** Shows the account's language unless this browser has a choice of its own. */
  followAccount: (accountLanguage: string) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error("useLanguage needs a LanguageProvider around it");
  return choice;
}

interface LanguageProviderProps {
  initial: Language;
  children: ReactNode;
}

/** Gives the tree its language, keeps the choice, and tells the document. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const { locale, messages } = language;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const show = useCallback(async (next: Locale): Promise<void> => {
    const loaded = await loadLanguage(next);
    // A transition, so that the screen stays until the route's own texts have come as well.
    startTransition(() => setLanguage(loaded));
  }, []);

  const choice = useMemo(
    (): LanguageChoice => ({
      locale,
      choose: async (next) => {
        await show(next);
        storedLocale.write(next);
        document.cookie = languageCookie(next, location.protocol);
      },
      followAccount: async (account) => {
        const next = negotiateLocale({
          stored: storedLocale.read(),
          account,
          browser: navigator.languages,
        });
        if (next !== locale) await show(next);
      },
    }),
    [locale, show],
  );

  return (
    <LanguageContext value={choice}>
      <ComponentLocale locale={locale}>
        <I18nProvider locale={locale} messages={messages}>
          {children}
        </I18nProvider>
      </ComponentLocale>
    </LanguageContext>
  );
}
