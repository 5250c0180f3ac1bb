import type { AnswerInputs, MemberInputs } from "@gemel/psyche/compatibility";
import type { Insights } from "./insights.ts";

/** What was made of members' answers. */
export interface InsightsStore {
  /** Keeps insights, and what matching needs of the same answers, in the place of older ones. */
  save(insights: Insights, inputs: AnswerInputs): Promise<void>;
  find(userId: string): Promise<Insights | undefined>;
  /** Members with insights of another version of the model than this one, so many at most. */
  findOutdated(psycheVersion: string, limit: number): Promise<readonly string[]>;
  /** What compatibility needs of members, for those who are analysed, by their ids. */
  findInputs(userIds: readonly string[]): Promise<ReadonlyMap<string, ScoredMember>>;
}

/** What compatibility needs of one member. */
export interface ScoredMember {
  readonly inputs: MemberInputs;
  readonly computedAt: Date;
  /** Whether their own answers agree enough that they are shown scores of others. */
  readonly seesScores: boolean;
}
