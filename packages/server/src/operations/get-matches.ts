import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getMatches as getMatchesService } from "../services/matches/get-matches.ts";
import { candidateAnswer } from "./candidate-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getMatches: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { after, limit = 20 } = request.query as Query<"getMatches">;
    const page = await getMatchesService(parts, memberOf(request), { after, limit });
    const language = languageOf(request);
    const today = parts.clock();
    reply.header("cache-control", "no-store");
    const answer: Schemas["MatchList"] = {
      items: page.items.map(({ id, createdAt, candidate, conversationId }) => ({
        match_id: id,
        created_at: createdAt.toISOString(),
        user: candidateAnswer(candidate, language, today),
        conversation_id: conversationId,
      })),
      next_cursor: page.nextCursor,
      total: page.total,
    };
    return answer;
  },
});
