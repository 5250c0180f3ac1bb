import { languageOf } from "../http/language-of.ts";
import { memberOf } from "../http/member-of.ts";
import { getLikes as getLikesService } from "../services/likes/get-likes.ts";
import { candidateAnswer } from "./candidate-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";

export const getLikes: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { direction = "given", after, limit = 20 } = request.query as Query<"getLikes">;
    const page = await getLikesService(parts, memberOf(request), direction, { after, limit });
    const language = languageOf(request);
    const today = parts.clock();
    reply.header("cache-control", "no-store");
    const answer: Schemas["LikeList"] = {
      items: page.items.map(({ candidate, createdAt, matchedAt, message }) => {
        const at = createdAt.toISOString();
        return {
          created_at: at,
          status: matchedAt === null ? "pending" : "matched",
          user: candidateAnswer(candidate, language, today),
          receivedAt: direction === "received" ? at : null,
          givenAt: direction === "given" ? at : null,
          confirmedAt: matchedAt?.toISOString() ?? null,
          ...(message !== null && { message }),
        };
      }),
      next_cursor: page.nextCursor,
      total: page.total,
    };
    return answer;
  },
});
