import type { AnswerInputs, MemberInputs } from "@gemel/psyche/compatibility";
import type { Insights } from "./insights.ts";

/** What was made of members' answers. */
export interface InsightsStore {
  /** Keeps insights, and what matching needs of the same answers, in the place of older ones. */
  save(insights: Insights, inputs: AnswerInputs): Promise<void>;
  find(userId: string): Promise<Insights | undefined>;
  /** What compatibility needs of members, for those who are analysed, by their ids. */
  findInputs(userIds: readonly string[]): Promise<ReadonlyMap<string, MemberInputs>>;
}
