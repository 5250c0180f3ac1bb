import type { MemberInputs } from "@gemel/psyche/compatibility";
import type { Portrait } from "../../database/documents.ts";

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
  /** The same for scores before a match, with the pinned personality. */
  readonly discreetInputs: MemberInputs;
  readonly computedAt: Date;
  /** Whether their own answers agree enough that they are shown scores of others. */
  readonly seesScores: boolean;
}
