import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Schemas } from "../operations/schemas.ts";

export const OWN_WORDS = "I tell nobody that I sing to the tomatoes.";

/** Answers to the whole questionnaire: the first statement is most like the member, the last least. */
export function wholeAnswers(): Schemas["AnswersRequest"] {
  const form = questionnaire("en");
  return {
    questionnaire_id: form.id,
    responses: form.blocks.flatMap((block) =>
      block.questions.map(({ id, question_type, options }) => {
        const isOpen = question_type === "open_ended";
        return {
          question_id: id,
          block_id: block.id,
          most_appropriate_answer_id: isOpen ? null : (options[0]?.id ?? null),
          least_appropriate_answer_id: isOpen ? null : (options.at(-1)?.id ?? null),
          open_answer_text: isOpen ? OWN_WORDS : null,
        };
      }),
    ),
  };
}
