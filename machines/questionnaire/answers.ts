import type { Schemas } from "@gemel/api";
import { visibleText } from "@gemel/i18n/visible-text";
import { type AnswerDoubt, doubtfulAnswers } from "@gemel/psyche/open-answers";
import { placesOf, type Question, type Questionnaire } from "./form.ts";

/** The ids of the statements that are most and least like the member; null while not chosen. */
export interface Choice {
  readonly most: string | null;
  readonly least: string | null;
}

/** Holds a choice and a text for every question; the question's type decides which one counts. */
export interface Answer extends Choice {
  readonly text: string;
}

/** Keyed by the question's id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Characters of an open answer (docs/product.md section 5), without the white space around it. */
const openAnswerLength = { min: 10, max: 1000 } as const;

const noAnswer: Answer = { most: null, least: null, text: "" };

export const answerTo = (answers: Answers, questionId: string): Answer =>
  answers[questionId] ?? noAnswer;

/** A statement cannot be both most and least: the side that was not just chosen is cleared. */
export function changeChoice(before: Choice, { most, least }: Choice): Choice {
  if (most !== least) return { most, least };
  return most === before.most ? { most: null, least } : { most, least: null };
}

export function isAnswered(question: Question, answers: Answers): boolean {
  const { most, least, text } = answerTo(answers, question.id);
  if (question.question_type === "choice") return most !== null && least !== null && most !== least;
  return (
    [...visibleText(text)].length >= openAnswerLength.min &&
    [...text.trim()].length <= openAnswerLength.max
  );
}

/** Finds the open answers that say nothing about the member, and why, by the ids of their questions. */
export const doubtsOf = (
  questionnaire: Questionnaire,
  answers: Answers,
): ReadonlyMap<string, AnswerDoubt> =>
  doubtfulAnswers(
    placesOf(questionnaire)
      .filter(({ question }) => question.question_type === "open_ended")
      .map(({ question: { id, text } }) => ({
        id,
        asked: [text],
        text: answerTo(answers, id).text,
      })),
  );

/** The request's body: one response for each question, in the order of the questionnaire. */
export function writeAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
): Schemas["AnswersRequest"] {
  const responses = placesOf(questionnaire).map(({ block, question }) => {
    const { most, least, text } = answerTo(answers, question.id);
    const isChoice = question.question_type === "choice";
    return {
      question_id: question.id,
      block_id: block.id,
      most_appropriate_answer_id: isChoice ? most : null,
      least_appropriate_answer_id: isChoice ? least : null,
      open_answer_text: isChoice ? null : text.trim(),
    };
  });
  return { questionnaire_id: questionnaire.id, responses };
}
