import type { LoveLanguage } from "../instrument/design.ts";
import type { Standout } from "./standouts.ts";

type Pole = `${Standout["trait"]}_${Standout["pole"]}`;

const byTrait = {
  neuroticism_high: "insights.try.say_half_aloud",
  agreeableness_high: "insights.try.your_wish_first",
  extraversion_low: "insights.try.tell_the_need_for_quiet",
  extraversion_high: "insights.try.leave_a_silence",
  conscientiousness_high: "insights.try.leave_an_hour_open",
  conscientiousness_low: "insights.try.name_a_time",
} as const satisfies Partial<Record<Pole, string>>;

export type Suggestion =
  | (typeof byTrait)[keyof typeof byTrait]
  | "insights.try.say_what_reaches"
  | "insights.try.ask_one_more";

const suggestions: Partial<Record<Pole, Suggestion>> = byTrait;

/**
 * The id of something to try: for the most marked trait that has one, else for love that is given in
 * one way and hoped for in another.
 */
export function suggestionFor(
  found: readonly Standout[],
  given: LoveLanguage | undefined,
  hoped: LoveLanguage | undefined,
): Suggestion {
  for (const { trait, pole } of found) {
    const id = suggestions[`${trait}_${pole}`];
    if (id !== undefined) return id;
  }
  return given !== undefined && hoped !== undefined && given !== hoped
    ? "insights.try.say_what_reaches"
    : "insights.try.ask_one_more";
}
