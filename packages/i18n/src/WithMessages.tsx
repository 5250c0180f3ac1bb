import { use, useMemo, type ReactNode } from "react";
import type { Bundle } from "./bundles.ts";
import { I18nProvider } from "./I18nProvider.tsx";
import { loadMessages } from "./load-messages.ts";
import { firstPart, isLocale } from "./locales.ts";
import type { Messages } from "./messages.ts";
import { useIntl } from "./use-intl.ts";

export interface WithMessagesProps {
  /** The bundles that the subtree needs beyond those that are loaded around it. */
  bundles: readonly Bundle[];
  children: ReactNode;
}

/**
 * Adds bundles of texts for a subtree, in the language around it. Suspends until they are there;
 * await `loadMessages` beside the route's lazy import and there is nothing to wait for. Under the
 * pseudo-locale it adds nothing: give every bundle to the provider there.
 */
export function WithMessages({ bundles, children }: WithMessagesProps) {
  const { locale: formats, messages } = useIntl();
  const texts = firstPart(formats);
  const locale = isLocale(texts) && formats !== "en-XA" ? texts : "en-XA";
  const added = locale === "en-XA" ? undefined : use(loadMessages(locale, bundles));
  const merged = useMemo(() => ({ ...(messages as Messages), ...added }), [messages, added]);
  return (
    <I18nProvider locale={locale} formats={formats} messages={merged}>
      {children}
    </I18nProvider>
  );
}
