import { autonyms, locales } from "@gemel/i18n";
import { Unstyled } from "@storybook/addon-docs/blocks";
import * as css from "./Situations.css.ts";
import { situations } from "./situations.ts";

type Catalogue = Readonly<Record<string, string | { readonly message: string }>>;

const catalogues = import.meta.glob<Catalogue>("../../packages/i18n/locales/*.json", {
  import: "default",
  eager: true,
});

function textOf(locale: string, id: string): string {
  const text = catalogues[`../../packages/i18n/locales/${locale}.json`]?.[id] ?? "";
  return typeof text === "string" ? text : text.message;
}

/** For each situation what to do, what not, and the texts of the product in every language. */
export const Situations = () => (
  <Unstyled>
    {situations.map(({ title, says, never, texts }) => (
      <section key={title} aria-label={title} className={css.situation}>
        <h2 className={css.title}>{title}</h2>
        <p>
          <strong>Do:</strong> {says}
        </p>
        <p>
          <strong>Don’t:</strong> {never}
        </p>
        <dl className={css.texts}>
          {locales.map((locale) => (
            <div key={locale}>
              <dt className={css.language}>{autonyms[locale]}</dt>
              {texts.map((id) => (
                <dd key={id} lang={locale} className={css.text}>
                  {textOf(locale, id)}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    ))}
  </Unstyled>
);
