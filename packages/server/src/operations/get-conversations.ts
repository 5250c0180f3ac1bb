import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getConversations as getConversationsService } from "../services/conversations/get-conversations.ts";
import { conversationAnswer } from "./conversation-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getConversations: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { type, after, limit = 100 } = request.query as Query<"getConversations">;
    const query = { type, after, limit };
    const page = await getConversationsService(parts, memberOf(request), query);
    const language = languageOf(request);
    const today = parts.clock();
    reply.header("cache-control", "no-store");
    const answer: Schemas["Conversations"] = {
      items: page.items.map((entry) => conversationAnswer(entry, language, today)),
      next_cursor: page.nextCursor,
      totals: page.totals,
    };
    return answer;
  },
});
