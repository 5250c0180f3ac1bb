import { memberOf } from "../http/member-of.ts";
import { endOtherSessions as endOtherSessionsService } from "../services/sessions/end-other-sessions.ts";
import type { MakeOperation } from "./operation.ts";

export const endOtherSessions: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await endOtherSessionsService(parts, memberOf(request));
    return reply.code(204).send();
  },
});
