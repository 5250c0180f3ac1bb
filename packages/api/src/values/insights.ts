import type { Schemas } from "../contract.ts";

/** What the answers say about a member. */
export type Insights = Schemas["Insights"];

/** Reads insights under any of their names: `generatedAt`, or every name with `profile_` before it. */
export function readInsights(raw: Schemas["InsightsAnswer"]): Insights {
  if ("profile_summary_md" in raw) {
    return {
      summary_md: raw.profile_summary_md,
      visuals: raw.profile_visuals,
      metrics: raw.profile_metrics,
      computed_at: raw.profile_computed_at,
    };
  }
  if (!("generatedAt" in raw)) return raw;
  const { summary_md, visuals, metrics, generatedAt: computed_at } = raw;
  return { summary_md, visuals, metrics, computed_at };
}
