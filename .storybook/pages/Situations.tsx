import { autonyms, locales, type MessageId } from "@gemel/i18n";
import { Unstyled } from "@storybook/addon-docs/blocks";
import * as css from "./Situations.css.ts";

interface Situation {
  readonly title: string;
  readonly says: string;
  readonly never: string;
  /** Ids of the product's texts for this situation. */
  readonly texts: readonly MessageId[];
}

/** The situations in which the tone is easily wrong. */
const situations: readonly Situation[] = [
  {
    title: "Nothing is here yet",
    says: "Say what will be here, and the one thing that helps.",
    never: "Do not blame, joke or count what others have.",
    texts: ["likes.empty.received.title", "likes.empty.received.body"],
  },
  {
    title: "A match",
    says: "Let the two people be the news. Plain words, one moment.",
    never: "No superlatives, no exclamation marks, no promise.",
    texts: ["people.match.title", "people.match.body"],
  },
  {
    title: "It broke on our side",
    says: "Say that it was us, what is safe, and what to do.",
    never: "No codes, no “oops”, no request to check what the member cannot change.",
    texts: ["error.crash.title", "error.crash.body"],
  },
  {
    title: "An entry is wrong",
    says: "Say what is accepted, as short as the field.",
    never: "No “invalid”, where what is missing can be named.",
    texts: ["questionnaire.error.unanswered", "profile.error.nickname"],
  },
  {
    title: "Something will be gone",
    says: "Name what goes, for whom, and that it does not come back.",
    never: "No “Are you sure?”, and no pleading to stay.",
    texts: ["profile.voice.delete.title", "profile.voice.delete.body"],
  },
  {
    title: "Safety",
    says: "Say what the other person sees and learns: that is the question behind every block.",
    never: "No judgement of either, no advice to talk it over.",
    texts: ["people.unmatch.blockHint", "settings.blocks.hint"],
  },
  {
    title: "An AI does not know",
    says: "Say how little it is, before a member relies on it.",
    never: "No certainty that the data does not have, no feelings of a machine.",
    texts: ["offline.advisor.unsure", "offline.advisor.flags.none"],
  },
  {
    title: "A page that is not there",
    says: "Be warm, give a reason, and a way on.",
    never: "No number as the heading.",
    texts: ["error.notFound.title", "error.notFound.body"],
  },
];

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
