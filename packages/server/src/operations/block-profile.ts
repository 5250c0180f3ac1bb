import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { blockProfile as blockProfileService } from "../services/blocks/block-profile.ts";
import type { MakeOperation } from "./operation.ts";

export const blockProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await blockProfileService(parts, memberOf(request).id, pathId(request));
    return reply.code(204).send();
  },
});
