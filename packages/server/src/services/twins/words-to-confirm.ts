import { type Names, shareableWords } from "../answers/shareable-words.ts";
import { openQuestions } from "../answers/open-answers.ts";
import type { Answers } from "../questionnaire/answers.ts";
import type { ConfirmedSet } from "./twin-sharing-store.ts";

/** An answer to an open question that its owner may confirm. */
interface WordsToConfirm {
  readonly questionId: string;
  /** As it is stored. */
  readonly answer: string;
  /** What of it others would hear; empty where nothing is left. */
  readonly words: string;
}

/** The answers of a member to the open questions, in their order, with what of each others would hear. */
export function wordsToConfirm(
  { responses }: Pick<Answers, "responses">,
  names: Names,
): readonly WordsToConfirm[] {
  const given = new Map(responses.map((each) => [each.question_id, each.open_answer_text]));
  return openQuestions("en").flatMap(({ id: questionId }) => {
    const answer = given.get(questionId) ?? "";
    if (answer.trim() === "") return [];
    return [{ questionId, answer, words: shareableWords(answer, names) }];
  });
}

/** A set in which a member allows everything. */
export const allWords = (
  answers: Pick<Answers, "responses">,
  names: Names,
  confirmedAt: Date,
): ConfirmedSet => ({
  confirmedAt,
  answers: wordsToConfirm(answers, names).map((each) => ({ ...each, isAllowed: true })),
});
