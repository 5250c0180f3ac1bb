import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { endTwinTalk as endTwinTalkService } from "../services/twins/end-twin-talk.ts";
import type { MakeOperation } from "./operation.ts";

export const endTwinTalk: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await endTwinTalkService(parts, memberOf(request).id, pathId(request));
    return reply.code(204).send();
  },
});
