import { DocsContext } from "@storybook/addon-docs/blocks";
import { Suspense, use, useContext, type ReactNode } from "react";
import {
  Direction,
  directionOf,
  Language,
  loadTexts,
  localeOf,
} from "../../decorators/with-language.tsx";
import { useGlobals } from "../use-globals.ts";

/** Components outside a story, in the language and direction that the toolbar asks for. */
export function Live({ children }: { children: ReactNode }) {
  const globals = useGlobals(useContext(DocsContext).channel);
  const locale = localeOf(globals.language);
  return (
    <Suspense>
      <InLanguage locale={locale} direction={directionOf(globals.direction)}>
        {children}
      </InLanguage>
    </Suspense>
  );
}

interface InLanguageProps {
  locale: ReturnType<typeof localeOf>;
  direction: ReturnType<typeof directionOf>;
  children: ReactNode;
}

function InLanguage({ locale, direction, children }: InLanguageProps) {
  const messages = use(loadTexts(locale));
  return (
    <Language locale={locale} messages={messages} direction={direction}>
      <Direction of="story" dir={direction} lang={locale}>
        {children}
      </Direction>
    </Language>
  );
}
