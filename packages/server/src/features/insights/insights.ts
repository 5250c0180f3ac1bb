import type { MemberInputs, Personality } from "@gemel/psyche/compatibility";
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

/** The personality of earlier answers, which scores before a match stay with (decision 0053). */
export interface Pinned extends Personality {
  /** When these answers were submitted, as ISO 8601. */
  readonly answeredAt: string;
}

export interface ScoredMember {
  readonly inputs: MemberInputs;
  /** The same for scores before a match, with the pinned personality. */
  readonly discreetInputs: MemberInputs;
  readonly computedAt: Date;
  /** Whether their own answers agree enough that they are shown scores of others. */
  readonly seesScores: boolean;
}
