import { doubtfulAnswers } from "@gemel/psyche/open-answers";
import { languages, questionnaire } from "@gemel/psyche/questionnaire";
import type { Language } from "../../foundation/member.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { hasContactDetails, hasNumber } from "../profiles/contact-details.ts";
import { plainText } from "../profiles/looks.ts";
import { type Profile, wordsOf } from "../profiles/profile.ts";
import type { ConfirmedSet } from "./store.ts";

/** The open questions in a language, in their order. */
export const openQuestions = (
  language: Language,
): readonly { readonly id: string; readonly question: string }[] =>
  questionnaire(language)
    .blocks.flatMap(({ questions }) => questions)
    .filter(({ question_type }) => question_type === "open_ended")
    .map(({ id, text: question }) => ({ id, question }));

/** Each open question in every language: a member may copy it in another than the reader's. */
const inEveryLanguage = Map.groupBy(
  languages.flatMap((language) => openQuestions(language)),
  ({ id }) => id,
);
const askedAs = (id: string): string[] =>
  (inEveryLanguage.get(id) ?? []).map(({ question }) => question);

/** Returns a member's answers to the open questions, in their order, with the questions in a language. */
function givenAnswers({ responses }: Pick<Answers, "responses">, language: Language) {
  const texts = new Map(
    responses.map(({ question_id, open_answer_text }) => [question_id, open_answer_text]),
  );
  const given = openQuestions(language)
    .map(({ id, question }) => ({ id, question, answer: texts.get(id) ?? "" }))
    .filter(({ answer }) => answer.trim() !== "");
  const doubtful = doubtfulAnswers(
    given.map(({ id, answer }) => ({ id, asked: askedAs(id), text: answer })),
  );
  // An answer that says nothing about the member is never quoted.
  return given.map((each) => ({ ...each, isQuotable: !doubtful.has(each.id) }));
}

/** Returns the answers of a member that may be quoted, without the white space around them. */
export const openAnswers = (
  answers: Pick<Answers, "responses">,
  language: Language,
): readonly OpenAnswer[] =>
  givenAnswers(answers, language)
    .filter(({ isQuotable }) => isQuotable)
    .map(({ question, answer }) => ({ question, answer: answer.trim() }));

/** The questions whose answers say nothing about the member. */
export const emptyAnswers = (answers: Pick<Answers, "responses">): ReadonlySet<string> =>
  new Set(
    givenAnswers(answers, "en")
      .filter(({ isQuotable }) => !isQuotable)
      .map(({ id }) => id),
  );

export type Names = Partial<Pick<Profile, "first_name" | "last_name">>;

/** Length of a short name, which counts only if it begins with a capital: it may be a word. */
const SHORT_NAME = 4;
const particles = new Set("da de del della den der di du la le van von".split(" "));

/**
 * Returns the part of an owner's text that their twin would say to others: the sentences without addresses,
 * numbers and the owner's names. It is a help, not the protection: the owner sees the result and confirms it.
 * Empty if nothing is left.
 */
export function shareableText(words: string, { first_name, last_name }: Names): string {
  const first = new Set(partsOf(first_name));
  const last = new Set(partsOf(last_name));
  const isName = ({ folded, isCapital }: ReturnType<typeof wordsOf>[number]): boolean =>
    (isCapital && (first.has(folded) || last.has(folded))) ||
    (folded.length > SHORT_NAME && last.has(folded));
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(words)]
    .map(({ segment }) => segment)
    .filter((sentence) => !hasContactDetails(sentence) && !wordsOf(sentence).some(isName));
  // A number may go on in the next sentence.
  const shared = hasNumber(sentences.join(""))
    ? sentences.filter((sentence) => !/\d/.test(plainText(sentence)))
    : sentences;
  return shared.join("").trim();
}

const partsOf = (name: string | null | undefined): string[] =>
  wordsOf(name ?? "")
    .map(({ folded }) => folded)
    .filter((part) => part.length > 1 && !particles.has(part));

/** The answers of a member to the open questions, in their order, with what of each others would see. */
export const textsToConfirm = (
  answers: Pick<Answers, "responses">,
  names: Names,
): readonly Omit<ConfirmedSet["answers"][number], "isAllowed">[] =>
  givenAnswers(answers, "en").map(({ id: questionId, answer, isQuotable }) => ({
    questionId,
    answer,
    words: isQuotable ? shareableText(answer, names) : "",
  }));

/** A set in which a member allows everything. */
export const allTexts = (
  answers: Pick<Answers, "responses">,
  names: Names,
  confirmedAt: Date,
): ConfirmedSet => ({
  confirmedAt,
  answers: textsToConfirm(answers, names).map((each) => ({ ...each, isAllowed: true })),
});

/** An open question, in the language of the one who talks, and what a member wrote to it. */
export interface OpenAnswer {
  readonly question: string;
  readonly answer: string;
}
