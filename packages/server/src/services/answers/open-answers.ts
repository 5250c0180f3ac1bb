import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Language } from "../accounts/account.ts";
import type { OpenAnswer } from "../prompts/facts.ts";
import type { Answers } from "../questionnaire/answers.ts";

/** What a member wrote to the open questions, in their order, with the questions in a language. */
export function openAnswers(
  { responses }: Pick<Answers, "responses">,
  language: Language,
): readonly OpenAnswer[] {
  const given = new Map(
    responses.map(({ question_id, open_answer_text }) => [question_id, open_answer_text?.trim()]),
  );
  return questionnaire(language)
    .blocks.flatMap(({ questions }) => questions)
    .flatMap(({ id, question_type, text: question }) => {
      const answer = question_type === "open_ended" ? given.get(id) : undefined;
      return answer ? [{ question, answer }] : [];
    });
}
