import { memberOf } from "../http/member-of.ts";
import { getHeldWords as getHeldWordsService } from "../services/moderation/get-held-words.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getHeldWords: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { after, limit = 20 } = request.query as Query<"getHeldWords">;
    const page = await getHeldWordsService(parts, memberOf(request), { after, limit });
    reply.header("cache-control", "no-store");
    const answer: Schemas["HeldWordsList"] = {
      items: page.items.map(({ member, texts, people, newestAt }) => ({
        id: member.id,
        member,
        texts: [...texts],
        people,
        newest_at: newestAt.toISOString(),
      })),
      next_cursor: page.nextCursor,
      total: page.total,
    };
    return answer;
  },
});
