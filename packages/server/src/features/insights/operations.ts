import { loveLanguageNames } from "@gemel/psyche/love-languages";
import { leadingLanguages, surenessOf } from "@gemel/psyche/summary";
import { errorsInPoints, type TraitName, traitNames } from "@gemel/psyche/traits";
import type { Schemas } from "@gemel/api";
import { getDigest } from "./rules.ts";
import type { Serve } from "../../services.ts";
import { textLanguage } from "../../http/language.ts";
import type { Portrait } from "../../database/documents.ts";

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

function insightsVisuals(portrait: Portrait): Schemas["InsightsVisuals"] {
  const errors = errorsInPoints(portrait.traits);
  return {
    radar: traitNames.flatMap((axis) => {
      const value = traitScoreOf(portrait, axis);
      return value === null ? [] : [{ axis, value, standard_error: rounded(errors[axis], 1) }];
    }),
    bars: saysNothing(portrait) ? [] : barsOf(portrait),
  };
}

/** Beside a text that says nothing about the member, a number would be believed. */
const saysNothing = ({ traits }: Portrait): boolean => surenessOf(traits.confidence) === "little";

const traitScoreOf = (portrait: Portrait, trait: TraitName): number | null =>
  saysNothing(portrait) ? null : portrait.traits.traits[trait].score;

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

function insightsMetrics(portrait: Portrait) {
  const { confidence } = portrait.traits;
  const metrics: Schemas["InsightsMetrics"] = {
    big_five: {
      O: traitScoreOf(portrait, "openness"),
      C: traitScoreOf(portrait, "conscientiousness"),
      E: traitScoreOf(portrait, "extraversion"),
      A: traitScoreOf(portrait, "agreeableness"),
      N: traitScoreOf(portrait, "neuroticism"),
      confidence: rounded(confidence, 2),
      sureness: surenessOf(confidence),
    },
  };
  return metrics;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
