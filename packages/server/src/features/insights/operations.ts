import { loveLanguageNames } from "@gemel/psyche/love-languages";
import { leadingLanguages, surenessOf } from "@gemel/psyche/summary";
import { traitNames } from "@gemel/psyche/traits";
import type { Schemas } from "@gemel/api";
import { getDigest } from "./rules.ts";
import type { Serve } from "../../services.ts";
import { textLanguage } from "../../http/language.ts";
import type { Portrait } from "./insights.ts";

export const getProfileDigest: Serve<"getProfileDigest"> = async (services, { member, query }) => {
  const { portrait, computedAt, summary, isByAi } = await getDigest(
    services,
    member,
    textLanguage(query.lang),
  );
  return {
    status: 200,
    body: {
      summary_md: summary,
      summary_by: isByAi ? "ai" : "texts",
      visuals: insightsVisuals(portrait),
      metrics: insightsMetrics(portrait),
      computed_at: computedAt.toISOString(),
    },
  };
};

const insightsVisuals = (portrait: Portrait): Schemas["InsightsVisuals"] => ({
  radar: traitNames.flatMap((axis) => {
    const { score } = portrait.traits.traits[axis];
    return score === null ? [] : [{ axis, value: score }];
  }),
  // Beside a text that says nothing about the member, no number of love is to be believed.
  bars: surenessOf(portrait.traits.confidence) === "little" ? [] : barsOf(portrait),
});

function barsOf(portrait: Portrait): Schemas["BarValue"][] {
  const leading = leadingLanguages(portrait);
  return groups.flatMap(([group, direction]) =>
    loveLanguageNames.flatMap((name) => {
      const found = portrait.loveLanguages[direction][name];
      if (found === null) return [];
      return [
        {
          name,
          value: rounded(found.score, 1),
          group,
          standard_error: rounded(found.standardError, 1),
          is_leading: leading[direction].includes(name),
        },
      ];
    }),
  );
}

const groups = [
  ["love_languages", "combined"],
  ["love_languages_giving", "giving"],
  ["love_languages_receiving", "receiving"],
] as const;

function insightsMetrics({ traits: { traits, confidence } }: Portrait) {
  const metrics: Schemas["InsightsMetrics"] = {
    big_five: {
      O: traits.openness.score,
      C: traits.conscientiousness.score,
      E: traits.extraversion.score,
      A: traits.agreeableness.score,
      N: traits.neuroticism.score,
      confidence: rounded(confidence, 2),
      sureness: surenessOf(confidence),
    },
  };
  return metrics;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
