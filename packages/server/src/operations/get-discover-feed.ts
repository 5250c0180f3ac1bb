import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getFeed } from "../services/discover/get-feed.ts";
import { candidateAnswer } from "./candidate-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getDiscoverFeed: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const member = memberOf(request);
    await parts.limits.discoverMember(request, member.id);
    const { after, limit = 12 } = request.query as Query<"getDiscoverFeed">;
    const { items, nextCursor, tightest } = await getFeed(parts, member, { after, limit });
    await parts.limits.peopleMember(
      member,
      items.map(({ id }) => id),
    );
    const language = languageOf(request);
    const today = parts.clock();
    reply.header("cache-control", "no-store");
    const answer: Schemas["Feed"] = {
      items: items.map((candidate) => candidateAnswer(candidate, language, today)),
      next_cursor: nextCursor,
      ...(tightest !== undefined && { tightest_criterion: tightest }),
    };
    return answer;
  },
});
