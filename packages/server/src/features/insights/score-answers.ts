import psyche from "@gemel/psyche/package.json" with { type: "json" };
import { type AnswerInputs, answerInputs } from "@gemel/psyche/compatibility";
import { readProfile } from "@gemel/psyche/summary";
import type { Answers } from "../questionnaire/answers.ts";
import type { Insights } from "./insights.ts";

/** The version that scores answers now; insights of another one are scored again. */
export const psycheVersion: string = psyche.version;

/** What answers say about a member, and what matching needs of them. */
interface ScoredAnswers {
  readonly insights: Insights;
  readonly inputs: AnswerInputs;
}

export function scoreAnswers(
  { userId, questionnaireId, responses }: Answers,
  now: Date,
): ScoredAnswers {
  const portrait = readProfile(responses);
  return {
    insights: { userId, questionnaireId, psycheVersion, portrait, computedAt: now },
    inputs: answerInputs(responses, portrait),
  };
}
