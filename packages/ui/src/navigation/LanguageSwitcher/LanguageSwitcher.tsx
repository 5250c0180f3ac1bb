import { Languages } from "lucide-react";
import { autonyms, locales, useIntl, type OfferedLocale } from "@gemel/i18n";
import { Switcher } from "../Switcher/Switcher.tsx";

export interface LanguageSwitcherProps {
  value: OfferedLocale;
  onChange: (locale: OfferedLocale) => void;
}

/**
 * The five languages, each by its own name. Changes nothing itself: the app loads the texts and
 * keeps the choice.
 *
 * Not for the language of a form's field, such as the preferred one at registration (`NativeSelect`).
 */
export function LanguageSwitcher({ value, onChange }: LanguageSwitcherProps) {
  const intl = useIntl();
  return (
    <Switcher
      label={intl.formatMessage({ id: "ui.languageSwitcher.label" })}
      icon={<Languages size="1em" strokeWidth={1.75} />}
      options={locales.map((locale) => ({ value: locale, label: autonyms[locale], lang: locale }))}
      value={value}
      onChange={onChange}
    />
  );
}
