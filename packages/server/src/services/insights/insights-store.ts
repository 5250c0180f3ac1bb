import type { Insights } from "./insights.ts";

/** What was made of members' answers. */
export interface InsightsStore {
  /** Keeps insights in the place of older ones. */
  save(insights: Insights): Promise<void>;
  find(userId: string): Promise<Insights | undefined>;
}
