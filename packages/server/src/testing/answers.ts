import { questionnaire } from "@gemel/psyche/questionnaire";
import type { Schemas } from "@gemel/api";
import { answerAs } from "../demo/answer-as.ts";
import { dispositions } from "../demo/dispositions.ts";

export const OWN_TEXT = "I tell nobody that I sing to the tomatoes.";

const careful = answerAs(dispositions.robin);

/** The end of each open answer after the same text: an answer that is the same as another is not quoted. */
const endings = ["", " Quietly.", " In spring.", " Off key."];

/** Answers to the whole questionnaire, of a member who reads; every open one has the same words. */
export function wholeAnswers(): Schemas["AnswersRequest"] {
  const left = [...endings];
  return {
    questionnaire_id: questionnaire("en").id,
    responses: careful.map((response) => ({
      ...response,
      open_answer_text:
        response.open_answer_text === null ? null : `${OWN_TEXT}${left.shift() ?? ""}`,
    })),
  };
}
