import { type BlockId, blocks, choiceSets, type Topic } from "./instrument/design.ts";
import { personalitySets } from "./instrument/generated/personality-sets.ts";
import { statements } from "./instrument/generated/statements.ts";
import { type Language, languages } from "./instrument/languages.ts";
import de from "./instrument/texts/de.json" with { type: "json" };
import en from "./instrument/texts/en.json" with { type: "json" };
import es from "./instrument/texts/es.json" with { type: "json" };
import fr from "./instrument/texts/fr.json" with { type: "json" };
import it from "./instrument/texts/it.json" with { type: "json" };

export { languages, type Language } from "./instrument/languages.ts";

/** One statement to choose. */
export interface QuestionOption {
  readonly id: string;
  readonly text: string;
}

/** One question; an open question has no options. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly question_type: "choice" | "open_ended";
  readonly options: readonly QuestionOption[];
}

/** A part of a questionnaire. */
export interface QuestionBlock {
  readonly id: BlockId;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** A questionnaire in one language, in the contract's words. */
export interface Questionnaire {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly blocks: readonly QuestionBlock[];
}

/** The name by which a client requests the questionnaire; its version is part of the name. */
export const questionnaireName = "Light v1 - Streamlined";

/** The questionnaire's id, the same in every language. A change of its design takes a new one. */
export const questionnaireId = "light-v1-streamlined";

/** The texts of a language in our own words; the personality statements are not ours. */
interface Texts {
  readonly blocks: Readonly<Record<BlockId, string>>;
  /** Asked of every set of personality statements. */
  readonly personality: string;
  /** One text per question, in the order of the sets, with a statement for each category of its set. */
  readonly choices: Readonly<Record<Topic, readonly ChoiceTexts[]>>;
  /** Questions for the twin. */
  readonly open: readonly string[];
}

interface ChoiceTexts {
  readonly text: string;
  readonly options: Readonly<Record<string, string | undefined>>;
}

const texts: Readonly<Record<Language, Texts>> = { en, fr, de, it, es };

const twoDigits = (index: number): string => String(index + 1).padStart(2, "0");

const personalityQuestions = (language: Language): Question[] =>
  personalitySets.map((set, index) => ({
    id: `personality-${twoDigits(index)}`,
    text: texts[language].personality,
    question_type: "choice",
    options: set.map(({ id }) => ({ id, text: textOf(statements[language][id], id) })),
  }));

function choiceQuestions(language: Language, topic: Topic): Question[] {
  const sets: readonly (readonly string[])[] = choiceSets[topic];
  const written = texts[language].choices[topic];
  return sets.map((set, index) => {
    const id = `${topic}-${index + 1}`;
    return {
      id,
      text: textOf(written[index]?.text, id),
      question_type: "choice",
      options: set.map((category) => ({
        id: `${id}-${category}`,
        text: textOf(written[index]?.options[category], `${id}-${category}`),
      })),
    };
  });
}

const openQuestions = (language: Language): Question[] =>
  texts[language].open.map((text, index) => ({
    id: `own-words-${index + 1}`,
    text,
    question_type: "open_ended",
    options: [],
  }));

function textOf(text: string | undefined, id: string): string {
  if (text === undefined) throw new Error(`The questionnaire has no text for ${id}`);
  return text;
}

function questionsOf(language: Language, id: BlockId, topics: readonly Topic[]): Question[] {
  if (id === "personality") return personalityQuestions(language);
  if (id === "own-words") return openQuestions(language);
  return topics.flatMap((topic) => choiceQuestions(language, topic));
}

const build = (language: Language): Questionnaire => ({
  id: questionnaireId,
  name: questionnaireName,
  language,
  blocks: blocks.map(({ id, topics }) => ({
    id,
    name: texts[language].blocks[id],
    questions: questionsOf(language, id, topics),
  })),
});

const built = Object.fromEntries(
  languages.map((language) => [language, build(language)]),
) as Readonly<Record<Language, Questionnaire>>;

/**
 * The questionnaire 'Light v1 - Streamlined' in a language: 40 choices and four open questions, about ten
 * minutes. Ids and design are the same in every language; only the texts differ.
 *
 * Twenty sets of four statements measure personality. The statements are from the International Personality
 * Item Pool (https://ipip.ori.org), in the translations of `@bigfive-org/questions`. Within a set they are
 * about four traits, keyed in both directions, and about equally desirable. Across sets every trait occurs in
 * both directions, so that a score is more than a rank among the member's own. No data on desirability were
 * available: it is balanced by key and by judgement.
 */
export const questionnaire = (language: Language): Questionnaire => built[language];

/** The questionnaire of a name in a language; undefined for an unknown name. */
export const findQuestionnaire = (name: string, language: Language): Questionnaire | undefined =>
  name === questionnaireName ? questionnaire(language) : undefined;
