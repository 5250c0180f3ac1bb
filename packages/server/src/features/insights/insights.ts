import type { MemberInputs } from "@gemel/psyche/compatibility";
import type { Profile } from "@gemel/psyche/summary";

/** What a member's answers say about them: traits, love languages, values, each with how sure it is. */
export type Portrait = Profile;

export interface Insights {
  readonly userId: string;
  readonly questionnaireId: string;
  /** Which version of `@gemel/psyche` scored the answers. */
  readonly psycheVersion: string;
  readonly portrait: Portrait;
  readonly computedAt: Date;
}

export interface ScoredMember {
  readonly inputs: MemberInputs;
  readonly computedAt: Date;
  /** Whether their own answers agree enough that they are shown scores of others. */
  readonly seesScores: boolean;
}
