import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { openConversationFromMatch as openConversation } from "../services/matches/open-conversation-from-match.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const openConversationFromMatch: MakeOperation = (parts) => ({
  handler: async (request) => {
    const conversationId = await openConversation(parts, memberOf(request), pathId(request));
    const answer: Schemas["ConversationOpened"] = { conversation_id: conversationId };
    return answer;
  },
});
