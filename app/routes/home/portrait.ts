import type { InsightsPanelProps } from "@gemel/ui/InsightsPanel";
import type { Insights } from "../../flows/questionnaire/use-insights.ts";

type Bars = Insights["bars"];
type Portrait = Pick<
  InsightsPanelProps,
  | "traits"
  | "traitErrors"
  | "loveLanguages"
  | "loveLanguageErrors"
  | "leadingLanguages"
  | "confidence"
  | "account"
  | "parts"
  | "isByAi"
  | "madeAt"
> & {
  /** Null where the words begin without a heading. */
  title: string | null;
};

const groups = {
  giving: "love_languages_giving",
  receiving: "love_languages_receiving",
  both: "love_languages",
} as const;

/** Reads the bars for each direction if the answer separates them, else for both as one. */
function byDirection<Read>(bars: Bars, read: (of: Bars) => Read) {
  const ofGroup = (direction: keyof typeof groups) =>
    read(bars.filter(({ group }) => group === groups[direction]));
  return bars.some(({ group }) => group !== groups.both)
    ? { giving: ofGroup("giving"), receiving: ofGroup("receiving") }
    : { both: ofGroup("both") };
}

const numbersOf = (of: "value" | "standard_error") => (bars: Bars) =>
  Object.fromEntries(bars.map((bar) => [bar.name, bar[of]]));

const leadingOf = (bars: Bars) =>
  bars.filter(({ is_leading }) => is_leading).map(({ name }) => name);

/** The words in their parts: each of their main headings begins one, and the first is the result's name. */
function wordsOf(summary: string): Pick<Portrait, "title" | "account" | "parts"> {
  const [before = "", ...headed] = `\n${summary}`.split(/\n##? +/);
  const parts = headed.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return { title: title.trim(), text: lines.join("\n").trim() };
  });
  const account = before.trim();
  const [first, ...others] = parts;
  if (account !== "" || !first) return { title: null, account, parts };
  return { title: first.title, account: first.text, parts: others };
}

/** Insights as their panel shows them; what they carry too little about is null. */
export function portraitOf(insights: Insights): Portrait {
  const { summary_md, is_by_ai, confidence, computed_at, sureness } = insights;
  // A number beside words that say that there is too little to go by would be believed.
  const { radar, bars } = sureness === "little" ? { radar: [], bars: [] } : insights;
  const traits = (of: "value" | "standard_error") => {
    const axis = (name: Insights["radar"][number]["axis"]): number | null =>
      radar.find((point) => point.axis === name)?.[of] ?? null;
    return {
      openness: axis("openness"),
      conscientiousness: axis("conscientiousness"),
      extraversion: axis("extraversion"),
      agreeableness: axis("agreeableness"),
      neuroticism: axis("neuroticism"),
    };
  };
  return {
    traits: traits("value"),
    traitErrors: traits("standard_error"),
    loveLanguages: byDirection(bars, numbersOf("value")),
    loveLanguageErrors: byDirection(bars, numbersOf("standard_error")),
    leadingLanguages: byDirection(bars, leadingOf),
    confidence,
    ...wordsOf(summary_md),
    isByAi: is_by_ai,
    madeAt: computed_at === null ? null : new Date(computed_at),
  };
}
