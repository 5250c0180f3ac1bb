import { questionnaire } from "@gemel/psyche/questionnaire";
import { answerAs } from "../demo/answer-as.ts";
import { dispositions } from "../demo/dispositions.ts";
import type { Schemas } from "../operations/schemas.ts";

export const OWN_WORDS = "I tell nobody that I sing to the tomatoes.";

const careful = answerAs(dispositions.robin);

/** Answers to the whole questionnaire, of a member who reads; every open one in the same words. */
export const wholeAnswers = (): Schemas["AnswersRequest"] => ({
  questionnaire_id: questionnaire("en").id,
  responses: careful.map((response) => ({
    ...response,
    open_answer_text: response.open_answer_text === null ? null : OWN_WORDS,
  })),
});
