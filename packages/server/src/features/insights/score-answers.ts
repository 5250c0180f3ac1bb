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
