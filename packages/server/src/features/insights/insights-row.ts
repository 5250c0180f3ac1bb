import { type AnswerInputs, packInputs } from "@gemel/psyche/compatibility";
import { packNumbers, rankingNumbers } from "@gemel/psyche/ranking";
import type { Insights } from "./insights.ts";

export const insightsRow = (insights: Insights, inputs: AnswerInputs) => ({
  user_id: insights.userId,
  questionnaire_id: insights.questionnaireId,
  psyche_version: insights.psycheVersion,
  portrait: JSON.stringify(insights.portrait),
  inputs: packInputs(inputs),
  ranking: packNumbers(rankingNumbers(inputs)),
  computed_at: insights.computedAt,
});
