import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { unblockProfile as unblockProfileService } from "../services/blocks/unblock-profile.ts";
import type { MakeOperation } from "./operation.ts";

export const unblockProfile: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await unblockProfileService(parts, memberOf(request).id, pathId(request));
    return reply.code(204).send();
  },
});
