import type { Sure } from "./front.ts";
import type { Standout } from "./standouts.ts";

type Pole = `${Standout["trait"]}_${Standout["pole"]}`;

/** Two traits that say more together, with the text that says it; the first that applies is shown. */
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

/** The combined meaning of two traits, as sure as the less sure of them. */
export interface Combination {
  readonly id: (typeof combinations)[number][2];
  readonly sure: Sure;
}

/** The combination of two shown traits, if there is a text for it. */
export function combinationOf(shown: readonly Standout[]): Combination | undefined {
  const sures = new Map(
    shown.map(({ trait, pole, sure }): [Pole, Sure] => [`${trait}_${pole}`, sure]),
  );
  for (const [one, other, id] of combinations) {
    const both = [sures.get(one), sures.get(other)];
    if (both.includes(undefined)) continue;
    return { id, sure: both.includes("leaning") ? "leaning" : "clear" };
  }
  return undefined;
}
