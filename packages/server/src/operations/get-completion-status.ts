import { memberOf } from "../http/member-of.ts";
import { findCompletion } from "../services/questionnaire/find-completion.ts";
import { completionAnswer } from "./completion-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query } from "./schemas.ts";

export const getCompletionStatus: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { version } = request.query as Query<"getCompletionStatus">;
    reply.header("cache-control", "no-store");
    return completionAnswer(await findCompletion(parts, memberOf(request).id, version));
  },
});
