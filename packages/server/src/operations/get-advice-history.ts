import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { getAdviceHistory as getHistory } from "../services/advice/get-advice-history.ts";
import { messageAnswer } from "./message-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getAdviceHistory: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { limit = 30, cursor: before } = request.query as Query<"getAdviceHistory">;
    const member = memberOf(request);
    const history = await getHistory(parts, member, pathId(request), { before, limit });
    reply.header("cache-control", "no-store");
    const answer: Schemas["AdviceHistory"] = {
      items: history.items.map((message) => messageAnswer(message, member.id)),
      next_cursor: history.nextCursor,
    };
    return answer;
  },
});
