import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Language } from "../accounts/account.ts";
import type { OpenAnswer } from "../prompts/facts.ts";
import type { Answers } from "../questionnaire/answers.ts";

/** The open questions in a language, in their order. */
export const openQuestions = (
  language: Language,
): readonly { readonly id: string; readonly question: string }[] =>
  questionnaire(language)
    .blocks.flatMap(({ questions }) => questions)
    .filter(({ question_type }) => question_type === "open_ended")
    .map(({ id, text: question }) => ({ id, question }));

/** What a member wrote to the open questions, in their order, with the questions in a language. */
export function openAnswers(
  { responses }: Pick<Answers, "responses">,
  language: Language,
): readonly OpenAnswer[] {
  const given = new Map(
    responses.map(({ question_id, open_answer_text }) => [question_id, open_answer_text?.trim()]),
  );
  return openQuestions(language).flatMap(({ id, question }) => {
    const answer = given.get(id);
    return answer ? [{ question, answer }] : [];
  });
}
