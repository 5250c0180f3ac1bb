import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { endSession as endSessionService } from "../services/sessions/end-session.ts";
import type { MakeOperation } from "./operation.ts";

export const endSession: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await endSessionService(parts, memberOf(request).id, pathId(request));
    return reply.code(204).send();
  },
});
