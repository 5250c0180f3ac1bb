import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { deleteConversation as deleteService } from "../services/conversations/delete-conversation.ts";
import type { MakeOperation } from "./operation.ts";

export const deleteConversation: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await deleteService(parts, memberOf(request), pathId(request));
    return reply.code(204).send();
  },
});
