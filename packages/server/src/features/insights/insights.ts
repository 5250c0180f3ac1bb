import type { MemberInputs } from "@gemel/psyche/compatibility";
import type { Portrait } from "../../database/documents.ts";

import psyche from "@gemel/psyche/package.json" with { type: "json" };
import { answerInputs } from "@gemel/psyche/compatibility";
import { readProfile } from "@gemel/psyche/summary";
import type { Answers } from "../questionnaire/answers.ts";

/** The version that scores answers now; insights of another one are scored again. */
export const psycheVersion: string = psyche.version;

export function scoreAnswers({ userId, questionnaireId, responses }: Answers, now: Date) {
  const portrait = readProfile(responses);
  return {
    insights: { userId, questionnaireId, psycheVersion, portrait, computedAt: now },
    inputs: answerInputs(responses, portrait),
  };
}

export interface Insights {
  readonly userId: string;
  readonly questionnaireId: string;
  /** The version of `@gemel/psyche` that scored the answers. */
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
