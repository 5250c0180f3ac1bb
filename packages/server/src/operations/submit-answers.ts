import { memberOf } from "../http/member-of.ts";
import { submitAnswers as submitAnswersService } from "../services/questionnaire/submit-answers.ts";
import { completionAnswer } from "./completion-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const submitAnswers: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { questionnaire_id, responses } = request.body as Schemas["AnswersRequest"];
    const submittedAt = await submitAnswersService(parts, memberOf(request).id, {
      questionnaireId: questionnaire_id,
      responses,
    });
    return reply.code(202).send(completionAnswer(submittedAt));
  },
});
