import { type LoveLanguage, loveLanguageNames } from "./instrument/design.ts";
import type { QuestionResponse } from "./responses.ts";
import { type Front, frontOf } from "./summary/front.ts";
import { topicMarks } from "./topic-choices.ts";

export { type LoveLanguage, loveLanguageNames } from "./instrument/design.ts";

export interface LoveLanguageScore {
  /** 0 (marked least whenever asked) to 100 (marked most whenever asked); 50 is neither. */
  readonly score: number;
  /** Standard error of the score. */
  readonly standardError: number;
}

/** A score per language; null if it was asked too seldom. */
export type LoveLanguageScores = Readonly<Record<LoveLanguage, LoveLanguageScore | null>>;

export interface LoveLanguages {
  /** How the member shows love. */
  readonly giving: LoveLanguageScores;
  /** How the member likes to receive it. */
  readonly receiving: LoveLanguageScores;
  /** Both directions combined, for languages where both are known. */
  readonly combined: LoveLanguageScores;
}

/** A language that stood in fewer answered questions has no score. */
const fewest = 2;

function direction(
  topic: "love-giving" | "love-receiving",
  responses: readonly QuestionResponse[],
): LoveLanguageScores {
  const marks = topicMarks(topic, responses);
  const score = (language: LoveLanguage): LoveLanguageScore | null => {
    let asked = 0;
    let best = 0;
    let worst = 0;
    for (const { offered, most, least } of marks) {
      if (!offered.includes(language)) continue;
      asked += 1;
      if (offered[most] === language) best += 1;
      if (offered[least] === language) worst += 1;
    }
    if (asked < fewest) return null;
    // One more question, answered by chance, keeps the error of a unanimous count above zero.
    const likely = (best + 1 / 4) / (asked + 1);
    const unlikely = (worst + 1 / 4) / (asked + 1);
    const variance = (likely + unlikely - (likely - unlikely) ** 2) / asked;
    return {
      score: 50 + (50 * (best - worst)) / asked,
      standardError: 50 * Math.sqrt(variance),
    };
  };
  return Object.fromEntries(
    loveLanguageNames.map((language) => [language, score(language)]),
  ) as LoveLanguageScores;
}

function together(
  one: LoveLanguageScore | null,
  other: LoveLanguageScore | null,
): LoveLanguageScore | null {
  if (one === null || other === null) return null;
  return {
    score: (one.score + other.score) / 2,
    standardError: Math.hypot(one.standardError, other.standardError) / 2,
  };
}

/**
 * Best-worst scores of the five love languages, for giving and for receiving: the number of times that a
 * language was marked most, minus those marked least, divided by the number of times it was asked. The design
 * is balanced, so counts are comparable and, with all questions answered, nearly sufficient: Marley, A. A.
 * J., Islam, T., & Hawkins, G. E. (2016). A formal and empirical comparison of two score measures for
 * best-worst scaling. Journal of Choice Modelling, 21, 15-24.
 *
 * The scores of a direction average 50: they show an order, not how much a person loves.
 */
export function scoreLoveLanguages(responses: readonly QuestionResponse[]): LoveLanguages {
  const giving = direction("love-giving", responses);
  const receiving = direction("love-receiving", responses);
  return {
    giving,
    receiving,
    combined: Object.fromEntries(
      loveLanguageNames.map((language) => [
        language,
        together(giving[language], receiving[language]),
      ]),
    ) as LoveLanguageScores,
  };
}

/** How far from 50 a love language must be to be shown, in points of the scale. */
const leastLove = 10;

/** Returns the languages furthest from the middle of a direction, at the upper end or at the lower one. */
export const frontOfLove = (
  scores: LoveLanguageScores,
  end: 1 | -1,
  isTentative: boolean,
): Front<LoveLanguage> | undefined =>
  frontOf(
    loveLanguageNames.flatMap((key) => {
      const found = scores[key];
      if (found === null) return [];
      return [{ key, distance: end * (found.score - 50), error: found.standardError }];
    }),
    { least: leastLove, isTentative },
  );

/** Returns the first languages of a direction, if a portrait says so plainly: one, or two that are level. */
export function plainlyFirst(scores: LoveLanguageScores): readonly LoveLanguage[] {
  const front = frontOfLove(scores, 1, false);
  return front?.sure === "clear" ? front.keys : [];
}
