import { type Questionnaire, questionnaire } from "../questionnaire.ts";
import type { QuestionResponse } from "../responses.ts";

/** Answers every question: chooses places by `choose`, and writes a sentence for each open question. */
export const answerAll = (
  choose: (index: number) => readonly [most: number, least: number],
  form: Questionnaire = questionnaire("en"),
): QuestionResponse[] =>
  form.blocks
    .flatMap((block) => block.questions.map((question) => ({ block, question })))
    .map(({ block, question }, index) => {
      const isOpen = question.question_type === "open_ended";
      const [most, least] = choose(index);
      return {
        question_id: question.id,
        block_id: block.id,
        most_appropriate_answer_id: isOpen ? null : (question.options[most]?.id ?? null),
        least_appropriate_answer_id: isOpen ? null : (question.options[least]?.id ?? null),
        open_answer_text: isOpen ? "Ten characters and a few more." : null,
      };
    });

/** Answers with the first statement as most and the last as least fitting, everywhere. */
export const firstAndLast = (): QuestionResponse[] => answerAll(() => [0, 3]);
