import { memberOf } from "../http/member-of.ts";
import { getBlocks as getBlocksService } from "../services/blocks/get-blocks.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const getBlocks: MakeOperation = (parts) => ({
  handler: async (request) => {
    const blocks = await getBlocksService(parts, memberOf(request).id);
    const answer: Schemas["BlockList"] = {
      items: blocks.map(({ blockedId, nickname, createdAt }) => ({
        user_id: blockedId,
        nickname,
        created_at: createdAt.toISOString(),
      })),
    };
    return answer;
  },
});
