import type { InsightsPanelProps } from "@gemel/ui/InsightsPanel";
import type { Insights } from "../../flows/use-insights.ts";

type Bars = Insights["bars"];
type Portrait = Omit<InsightsPanelProps, "title" | "name" | "confidenceInWords">;

const groups = {
  giving: "love_languages_giving",
  receiving: "love_languages_receiving",
  both: "love_languages",
} as const;

/** A number of each love language, in the two directions where they are told apart, else of both as one. */
function loveLanguagesOf(bars: Bars, of: "value" | "standard_error"): Portrait["loveLanguages"] {
  const numbers = (direction: keyof typeof groups) =>
    Object.fromEntries(
      bars.filter(({ group }) => group === groups[direction]).map((bar) => [bar.name, bar[of]]),
    );
  return bars.some(({ group }) => group !== groups.both)
    ? { giving: numbers("giving"), receiving: numbers("receiving") }
    : { both: numbers("both") };
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
    loveLanguages: loveLanguagesOf(bars, "value"),
    loveLanguageErrors: loveLanguagesOf(bars, "standard_error"),
    confidence,
    summary: summary_md,
    isByAi: is_by_ai,
    madeAt: computed_at === null ? null : new Date(computed_at),
  };
}
