import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { unmatch as unmatchService } from "../services/matches/unmatch.ts";
import type { MakeOperation } from "./operation.ts";

export const unmatch: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await unmatchService(parts, memberOf(request), pathId(request));
    return reply.code(204).send();
  },
});
