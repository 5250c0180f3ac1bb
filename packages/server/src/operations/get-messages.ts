import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { getMessages as getMessagesService } from "../services/messages/get-messages.ts";
import { messageAnswer } from "./message-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getMessages: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { page = 1, limit = 50, before } = request.query as Query<"getMessages">;
    const member = memberOf(request);
    const query = { page, limit, before };
    const messages = await getMessagesService(parts, member, pathId(request), query);
    reply.header("cache-control", "no-store");
    const answer: Schemas["Messages"] = {
      items: messages.items.map((message) => messageAnswer(message, member.id)),
      next_cursor: messages.nextCursor,
      total: messages.total,
    };
    return answer;
  },
});
