import type { Standout } from "./standouts.ts";

type Pole = `${Standout["trait"]}_${Standout["pole"]}`;

/** Two traits that say more together, with the text that says it; the first that applies is told. */
const combinations = [
  [
    "conscientiousness_high",
    "neuroticism_high",
    "insights.pair.conscientiousness_high_neuroticism_high",
  ],
  ["agreeableness_high", "neuroticism_high", "insights.pair.agreeableness_high_neuroticism_high"],
  ["openness_high", "extraversion_low", "insights.pair.openness_high_extraversion_low"],
  ["openness_high", "conscientiousness_high", "insights.pair.openness_high_conscientiousness_high"],
  ["openness_high", "conscientiousness_low", "insights.pair.openness_high_conscientiousness_low"],
  ["openness_high", "extraversion_high", "insights.pair.openness_high_extraversion_high"],
  ["extraversion_high", "agreeableness_high", "insights.pair.extraversion_high_agreeableness_high"],
  ["extraversion_low", "agreeableness_high", "insights.pair.extraversion_low_agreeableness_high"],
  [
    "conscientiousness_high",
    "neuroticism_low",
    "insights.pair.conscientiousness_high_neuroticism_low",
  ],
  ["extraversion_low", "neuroticism_high", "insights.pair.extraversion_low_neuroticism_high"],
] as const satisfies readonly (readonly [one: Pole, other: Pole, id: string])[];

export type Combination = (typeof combinations)[number][2];

/** The id of what the most marked traits make together, where there is something to say. */
export function combinationOf(found: readonly Standout[]): Combination | undefined {
  const poles = new Set(found.slice(0, 3).map(({ trait, pole }): Pole => `${trait}_${pole}`));
  return combinations.find(([one, other]) => poles.has(one) && poles.has(other))?.[2];
}
