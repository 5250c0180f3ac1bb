import { memberOf } from "../http/member-of.ts";
import { openTwinConversation } from "../services/twins/open-twin-conversation.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const createTwinConversation: MakeOperation = (parts) => ({
  handler: async (request) => {
    const member = memberOf(request);
    const body = request.body as Schemas["TwinRequest"] | null | undefined;
    const ownerId = body?.candidate_user_id?.toLowerCase() ?? member.id;
    await parts.limits.peopleMember(member, [ownerId]);
    const conversationId = await openTwinConversation(parts, member, ownerId);
    const answer: Schemas["ConversationOpened"] = { conversation_id: conversationId };
    return answer;
  },
});
