import { memberOf } from "../http/member-of.ts";
import { confirmTwinSharing as confirmService } from "../services/twins/confirm-twin-sharing.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";
import { twinSharingAnswer } from "./twin-sharing-answer.ts";

export const confirmTwinSharing: MakeOperation = (parts) => ({
  handler: async (request) => {
    const { id, language } = memberOf(request);
    const { answers } = request.body as Schemas["TwinSharingDecision"];
    const decided = answers.map(({ question_id: questionId, words, allowed: isAllowed }) => ({
      questionId,
      words,
      isAllowed,
    }));
    return twinSharingAnswer(await confirmService(parts, id, language, decided));
  },
});
