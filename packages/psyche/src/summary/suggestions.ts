import type { LoveLanguage } from "../instrument/design.ts";
import type { Front } from "./front.ts";
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
 * The id of something to try: for the first shown trait that has one, else for love that is clearly given in
 * one way and hoped for in another. For a trait it says nothing that a leaning would not carry.
 */
export function suggestionFor(
  shown: readonly Standout[],
  given: Front<LoveLanguage> | undefined,
  hoped: Front<LoveLanguage> | undefined,
): Suggestion {
  for (const { trait, pole } of shown) {
    const id = suggestions[`${trait}_${pole}`];
    if (id !== undefined) return id;
  }
  const isApart =
    given?.sure === "clear" &&
    hoped?.sure === "clear" &&
    given.keys.every((language) => !hoped.keys.some((other) => other === language));
  return isApart ? "insights.try.say_what_reaches" : "insights.try.ask_one_more";
}
