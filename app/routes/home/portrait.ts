import type { InsightsPanelProps } from "@gemel/ui/InsightsPanel";
import type { Insights } from "../../flows/use-insights.ts";

type Bars = Insights["bars"];
type Portrait = Omit<InsightsPanelProps, "title" | "name">;

/** The love languages of one group; undefined where the insights have none of it. */
function valuesOf(bars: Bars, wanted: Bars[number]["group"]) {
  const found = bars.filter(({ group }) => group === wanted);
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

/** The two directions where they are told apart, else both as one. */
function loveLanguagesOf(bars: Bars): Portrait["loveLanguages"] {
  const giving = valuesOf(bars, "love_languages_giving");
  const receiving = valuesOf(bars, "love_languages_receiving");
  if (giving ?? receiving) return { giving: giving ?? {}, receiving: receiving ?? {} };
  return { both: valuesOf(bars, "love_languages") ?? {} };
}

/** Insights as their panel shows them; what they carry too little about is null. */
export function portraitOf(insights: Insights): Portrait {
  const { summary_md, is_by_ai, radar, bars, confidence, computed_at } = insights;
  const axis = (name: Insights["radar"][number]["axis"]): number | null =>
    radar.find((point) => point.axis === name)?.value ?? null;
  return {
    traits: {
      openness: axis("openness"),
      conscientiousness: axis("conscientiousness"),
      extraversion: axis("extraversion"),
      agreeableness: axis("agreeableness"),
      neuroticism: axis("neuroticism"),
    },
    loveLanguages: loveLanguagesOf(bars),
    confidence,
    summary: summary_md,
    isByAi: is_by_ai,
    madeAt: computed_at === null ? null : new Date(computed_at),
  };
}
