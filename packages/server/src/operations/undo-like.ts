import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { undoLike as undoLikeService } from "../services/likes/undo-like.ts";
import type { MakeOperation } from "./operation.ts";

export const undoLike: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    await undoLikeService(parts, memberOf(request), pathId(request));
    return reply.code(204).send();
  },
});
