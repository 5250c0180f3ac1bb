import type { Answer, Answers } from "./answers.ts";
import { placesOf, type Question, type Questionnaire } from "./form.ts";

/** The data of an unfinished questionnaire that a browser keeps. */
export interface Progress {
  readonly questionnaireId: string;
  /** When the answers were submitted that these would replace, ISO 8601; null for the first ones. */
  readonly replaces: string | null;
  readonly answers: Answers;
  readonly blockIndex: number;
  /** Within its block. */
  readonly questionIndex: number;
}

/** The data read from a browser, which any script or person may have changed. */
export type KeptProgress = Readonly<Record<string, unknown>>;

/** Answers and a place, as far as they belong to a questionnaire. */
interface Fitted {
  readonly answers: Answers;
  /** Position of the question among all, from 0 on. */
  readonly index: number;
}

function isRecord(value: unknown): value is KeptProgress {
  return typeof value === "object" && value !== null;
}

function fitAnswer({ options }: Question, kept: KeptProgress): Answer {
  const option = (id: unknown): string | null =>
    options.find((candidate) => candidate.id === id)?.id ?? null;
  const most = option(kept.most);
  const least = option(kept.least);
  const text = typeof kept.text === "string" ? kept.text : "";
  return { most, least: least === most ? null : least, text };
}

/** The answers to questions that the questionnaire has, with statements that these have. */
export function fitAnswers(questionnaire: Questionnaire, kept: unknown): Answers {
  if (!isRecord(kept)) return {};
  const fitted = placesOf(questionnaire).flatMap(({ question }) => {
    const answer = kept[question.id];
    return isRecord(answer) ? [[question.id, fitAnswer(question, answer)] as const] : [];
  });
  return Object.fromEntries(fitted);
}

/** Whether what was kept is of answers that would replace these. */
export const isProgressOf = (kept: KeptProgress | null, replaces: string | null): boolean =>
  kept !== null && (kept.replaces ?? null) === replaces;

/**
 * Fits kept progress to a questionnaire; drops progress of another questionnaire, and answers from before
 * those that would be replaced.
 */
export function fitProgress(
  questionnaire: Questionnaire,
  kept: KeptProgress | null,
  replaces: string | null,
): Fitted {
  if (kept?.questionnaireId !== questionnaire.id || !isProgressOf(kept, replaces))
    return { answers: {}, index: 0 };
  const index = placesOf(questionnaire).findIndex(
    ({ blockIndex, questionIndex }) =>
      blockIndex === kept.blockIndex && questionIndex === kept.questionIndex,
  );
  return { answers: fitAnswers(questionnaire, kept.answers), index: Math.max(0, index) };
}
