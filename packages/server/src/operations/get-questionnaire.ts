import { memberOf } from "../http/member-of.ts";
import { getQuestionnaire as getQuestionnaireService } from "../services/questionnaire/get-questionnaire.ts";
import type { MakeOperation } from "./operation.ts";
import type { Path } from "./schemas.ts";

export const getQuestionnaire: MakeOperation = () => ({
  handler: async (request) => {
    const { name, language } = request.params as Path<"getQuestionnaire">;
    return getQuestionnaireService(memberOf(request), name, language);
  },
});
