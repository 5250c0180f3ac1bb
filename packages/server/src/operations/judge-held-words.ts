import { memberOf } from "../http/member-of.ts";
import { pathId } from "../http/path-id.ts";
import { judgeHeldWords as judgeHeldWordsService } from "../services/moderation/judge-held-words.ts";
import type { MakeOperation } from "./operation.ts";
import type { Schemas } from "./schemas.ts";

export const judgeHeldWords: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { action, note, until } = request.body as Schemas["HeldWordsDecision"];
    const judgement = { action, note, until: new Date(until) };
    await judgeHeldWordsService(parts, memberOf(request), pathId(request), judgement);
    return reply.code(204).send();
  },
});
