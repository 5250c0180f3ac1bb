import { memberOf } from "../http/member-of.ts";
import { getDigest } from "../services/insights/get-digest.ts";
import { insightsMetrics, insightsVisuals } from "./insights-answer.ts";
import type { MakeOperation } from "./operation.ts";
import type { Query, Schemas } from "./schemas.ts";
import { textLanguage } from "./text-language.ts";

export const getProfileDigest: MakeOperation = (parts) => ({
  handler: async (request, reply) => {
    const { lang = "en" } = request.query as Query<"getProfileDigest">;
    const { portrait, computedAt, summary, isByAi } = await getDigest(
      parts,
      memberOf(request),
      textLanguage(lang),
    );
    reply.header("cache-control", "no-store");
    const answer: Schemas["Insights"] = {
      summary_md: summary,
      summary_by: isByAi ? "ai" : "texts",
      visuals: insightsVisuals(portrait),
      metrics: insightsMetrics(portrait),
      computed_at: computedAt.toISOString(),
    };
    return answer;
  },
});
