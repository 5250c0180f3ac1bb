import { I18nProvider as ComponentLocale } from "@gemel/ui/I18nProvider";
import {
  firstPart,
  I18nProvider,
  isLocale,
  loadMessages,
  negotiateLanguage,
  negotiateLocale,
  type Locale,
  type Messages,
  type NegotiatedLanguage,
} from "@gemel/i18n";
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { languageCookie } from "../platform/language-cookie.ts";
import { stored } from "../platform/stored.ts";

/** The stored language: any tag whose first part is known. `first-paint.js` reads it as well. */
const storedLanguage = stored("lang", (code): code is string => isLocale(firstPart(code)));

/** A language with the texts that every screen needs. */
export interface Language {
  locale: Locale;
  /** How numbers and dates are written; a page that was made at build does not know it yet. */
  formats?: string;
  messages: Messages;
}

/** Rejects when the texts cannot be loaded; the caller keeps the language it has. */
export const loadLanguage = async ({
  texts,
  ...formats
}: Pick<NegotiatedLanguage, "texts"> & Partial<NegotiatedLanguage>): Promise<Language> => ({
  locale: texts,
  ...formats,
  messages: await loadMessages(texts, ["core"]),
});

const negotiate = (sources: { account?: string } = {}): NegotiatedLanguage =>
  negotiateLanguage({ stored: storedLanguage.read(), ...sources, browser: navigator.languages });

/**
 * The language before the session is known.
 * @param shown - that of a page which was made at build and is there already
 */
export const initialLanguage = (shown?: string | false) =>
  shown ? { texts: negotiateLocale({ stored: shown }) } : negotiate();

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

/** Gives the tree its language, keeps the choice, and sets it on the document. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);
  const { locale, formats, messages } = language;

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  useEffect(() => {
    if (formats !== undefined) return;
    const own = [storedLanguage.read() ?? "", ...navigator.languages];
    const found = negotiateLanguage({ stored: locale, browser: own });
    startTransition(() => setLanguage((shown) => ({ ...shown, formats: found.formats })));
  }, [locale, formats]);

  const newest = useRef<NegotiatedLanguage>(undefined);
  /** @returns false where another language was wanted before its texts came */
  const show = useCallback(async (next: NegotiatedLanguage): Promise<boolean> => {
    newest.current = next;
    const loaded = await loadLanguage(next);
    if (newest.current !== next) return false;
    // A transition, so that the screen stays until the route's own texts have come as well.
    startTransition(() => setLanguage(loaded));
    return true;
  }, []);

  const choice = useMemo(
    (): LanguageChoice => ({
      locale,
      choose: async (next) => {
        const isShown = await show(
          negotiateLanguage({ stored: next, browser: navigator.languages }),
        );
        if (!isShown) return;
        storedLanguage.write(next);
        document.cookie = languageCookie(next, location.protocol);
      },
      followAccount: async (account) => {
        const next = negotiate({ account });
        if (next.texts !== locale || next.formats !== formats) await show(next);
      },
    }),
    [locale, formats, show],
  );

  return (
    <LanguageContext value={choice}>
      <ComponentLocale locale={formats ?? locale}>
        <I18nProvider locale={locale} formats={formats ?? locale} messages={messages}>
          {children}
        </I18nProvider>
      </ComponentLocale>
    </LanguageContext>
  );
}
