import { autonyms, locales, type OfferedLocale } from "@gemel/i18n";
import glossary from "@gemel/i18n/glossary.json";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { TokenTable } from "./tokens/TokenTable.tsx";

const translated = locales.filter((locale) => locale !== "en");

const inLanguage = (locale: OfferedLocale, text: string) => (
  <span key={locale} lang={locale}>
    {text}
  </span>
);

/** The words of the product in every language: the first form, as a dictionary has it. */
export const Glossary = () => (
  <Unstyled>
    <TokenTable
      label="Glossary"
      rowHeading="English"
      columns={translated.map((locale) => autonyms[locale])}
      rows={glossary.terms.map((term) => ({
        name: term.en,
        text: `${term.note}.`,
        cells: translated.map((locale) => inLanguage(locale, term[locale].split("|")[0] ?? "")),
      }))}
    />
  </Unstyled>
);

/** How each language speaks to a member, and what it never says. */
export const Register = () => (
  <Unstyled>
    <TokenTable
      label="Register"
      rowHeading="Language"
      columns={["Address", "Gender", "Never"]}
      rows={locales.map((locale) => ({
        name: autonyms[locale],
        cells: [
          inLanguage(locale, glossary.address[locale]),
          inLanguage(locale, glossary.gender[locale]),
          inLanguage(locale, locale === "en" ? "" : glossary.avoid[locale].join(", ")),
        ],
      }))}
    />
  </Unstyled>
);
