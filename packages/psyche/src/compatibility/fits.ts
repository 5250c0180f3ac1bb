import { type LoveLanguage, loveLanguageNames } from "../instrument/design.ts";
import { type LoveLanguageScores, plainlyFirst } from "../love-languages.ts";
import { expectation, normalCdf, type Uncertain } from "../model/normal.ts";
import { isOffMiddle, percent } from "../model/trait-scores.ts";
import { favourite, favourites, leastLiking, type Preferences } from "../preferences.ts";
import { isClear } from "../summary/front.ts";
import type { Level } from "./reasons.ts";

/**
 * How well two answers go together, 0 to 1. One half is what two people drawn by chance average, and
 * the value without information: uncertainty pulls towards it, never towards agreement.
 */
export type Fit = Uncertain;

/** Width of the kernel below, squared: pairs drawn by chance, 2 apart in variance, average one half. */
export const kernel = 2 / 3;

/** The mean of a normal kernel over a normal distance. */
export const overlap = (width: number, { value, variance }: Uncertain): number =>
  Math.sqrt(width / (width + variance)) * Math.exp((-value * value) / (2 * (width + variance)));

/**
 * Returns how near two people are on a trait: 1 in the same place, falling off with distance like a normal
 * curve, averaged over what is not known of the two. One half if nothing is known of either.
 */
export function nearness(one: Uncertain, other: Uncertain): Fit {
  const apart = { value: one.value - other.value, variance: one.variance + other.variance };
  const value = overlap(kernel, apart);
  // The square of a normal kernel is one of half the width.
  return { value, variance: Math.max(0, overlap(kernel / 2, apart) - value * value) };
}

/** How much of something both bring: each one's share of people who have less, averaged. */
export function bothHave(one: Uncertain, other: Uncertain): Fit {
  const [first, second] = [expectation(normalCdf, one), expectation(normalCdf, other)];
  return {
    value: (first.value + second.value) / 2,
    variance: (first.variance + second.variance) / 4,
  };
}

/** Side of the middle of a trait or a preference; 0 for the middle itself. */
type Pole = -1 | 0 | 1;

/** Whether a portrait would say plainly on which side of the middle something is. */
const isPlain = ({ value, variance }: Uncertain): boolean =>
  isClear({ distance: Math.abs(value), error: Math.sqrt(variance) });

/**
 * Returns the side of the middle on which a member's own portrait plainly puts a trait. A reason is stated
 * plainly of two people: with a trait that was only a leaning in both portraits, it was true of both in four
 * of ten simulated pairs.
 */
export const poleOf = (trait: Uncertain): Pole => {
  if (!isOffMiddle(percent(trait.value)) || !isPlain(trait)) return 0;
  return trait.value > 0 ? 1 : -1;
};

/** Whether something is preferred to the rest of its kind, or the rest to it, as the portrait shows it. */
export const leaningOf = ({ value }: Uncertain): Pole =>
  Math.abs(value) <= leastLiking ? 0 : value > 0 ? 1 : -1;

export const areOpposite = (one: Pole, other: Pole): boolean => one * other < 0;

/**
 * Returns the side of a trait on which two people are together; null if their portraits do not put both
 * there. Nothing is said of two in the middle: at most one in three of such simulated pairs truly are there
 * (a trait's error is .6, the middle reaches .5 to either side).
 */
export function levelOf(one: Uncertain, other: Uncertain): Level | null {
  const pole = poleOf(one);
  if (pole === 0 || pole !== poleOf(other)) return null;
  return pole > 0 ? "high" : "low";
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How likely it is that something is preferred to the average of its kind. */
export const liking = (preference: Uncertain): Uncertain =>
  expectation((x) => logistic(2.5 * x), preference);

/** How likely it is that two people agree on something: both like it, or neither does. */
export function sameWish(one: Uncertain, other: Uncertain): Fit {
  const [a, b] = [liking(one), liking(other)];
  return {
    value: a.value * b.value + (1 - a.value) * (1 - b.value),
    variance: (2 * b.value - 1) ** 2 * a.variance + (2 * a.value - 1) ** 2 * b.variance,
  };
}

/** Shares that add up to one, larger for what is wanted more. */
function shares<Key extends string>(wanted: Readonly<Record<Key, number>>): Record<Key, number> {
  const keys = Object.keys(wanted) as Key[];
  const powers = keys.map((key) => Math.exp(wanted[key]));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(
    keys.map((key, index) => [key, (powers[index] ?? 0) / total]),
  ) as Record<Key, number>;
}

/** How much each preference counts for a person who would have another go along with it. */
export const wantedOf = <Key extends string>(wanted: Preferences<Key>): Record<Key, number> => {
  const keys = Object.keys(wanted) as Key[];
  return shares(
    Object.fromEntries(keys.map((key) => [key, 2 * wanted[key].value])) as Record<Key, number>,
  );
};

/** How much one person likes what the other wants. */
function answers<Key extends string>(wanted: Preferences<Key>, liked: Preferences<Key>): Fit {
  const keys = Object.keys(wanted) as Key[];
  const share = wantedOf(wanted);
  let value = 0;
  let variance = 0;
  for (const key of keys) {
    const like = liking(liked[key]);
    value += share[key] * like.value;
    variance += share[key] ** 2 * like.variance;
  }
  return { value, variance };
}

/**
 * How well two lists of preferences go together, both ways: what matters most to the one should not
 * be what matters least to the other.
 */
export function mutualLiking<Key extends string>(
  one: Preferences<Key>,
  other: Preferences<Key>,
): Fit {
  const [there, back] = [answers(one, other), answers(other, one)];
  return {
    value: (there.value + back.value) / 2,
    // The two ways rest on the same answers, so their errors do not cancel.
    variance: (there.variance + back.variance) / 2,
  };
}

/** A comparison of two lists of preferences, limited to what both members read in their own portraits. */
interface InCommon<Key> {
  /** The preference that alone comes first for both. */
  readonly first: Key | undefined;
  /** Whether both portraits say so plainly. */
  readonly isPlainlyFirst: boolean;
  /** The preference that both have over the rest, the highest by the member who prefers it less. */
  readonly dear: Key | undefined;
  /** Whether something else comes first for each. */
  readonly isApart: boolean;
}

export function inCommon<Key extends string>(
  one: Preferences<Key>,
  other: Preferences<Key>,
): InCommon<Key> {
  const [here, there] = [favourites(one), favourites(other)];
  const [first] = here;
  const least = (key: Key): number => Math.min(one[key].value, other[key].value);
  const keys = Object.keys(one) as [Key, ...Key[]];
  const best = keys.reduce((found, key) => (least(key) > least(found) ? key : found));
  const isFirst = here.length === 1 && there.length === 1 && there[0] === first;
  return {
    first: isFirst ? first : undefined,
    isPlainlyFirst:
      isFirst && [one, other].every((each) => favourite(each, false)?.sure === "clear"),
    dear: least(best) > leastLiking ? best : undefined,
    isApart: here.length > 0 && there.length > 0 && here.every((key) => !there.includes(key)),
  };
}

/** A score as a share, pulled to the middle as far as its error says. */
export function shareOf(scores: LoveLanguageScores, language: LoveLanguage): Uncertain {
  const known = scores[language];
  if (known === null) return { value: 0.5, variance: 1 / 12 };
  const error = (known.standardError / 100) ** 2;
  const spread = 1 / 12;
  const trust = spread / (spread + error);
  return { value: 0.5 + trust * (known.score / 100 - 0.5), variance: trust * error };
}

export const isKnown = (scores: LoveLanguageScores): boolean =>
  Object.values(scores).some((score) => score !== null);

/** How much each love language counts for a person who receives it. */
export const wantedLanguagesOf = (receiving: LoveLanguageScores): Record<LoveLanguage, number> =>
  shares(
    Object.fromEntries(
      loveLanguageNames.map((language) => [language, 5 * shareOf(receiving, language).value]),
    ) as Record<LoveLanguage, number>,
  );

/** How what one person gives meets what the other wants to receive. */
interface Given {
  readonly fit: Fit;
  /** The language that plainly comes first for the one in giving and for the other in receiving. */
  readonly met: LoveLanguage | undefined;
  /** Whether other languages plainly come first for the one in giving than for the other in receiving. */
  readonly isMissed: boolean;
}

/**
 * How well what one person gives meets what the other wants to receive, over the five love languages;
 * null where either is not known.
 */
export function givesWhatIsWanted(
  giving: LoveLanguageScores,
  receiving: LoveLanguageScores,
): Given | null {
  if (!isKnown(giving) || !isKnown(receiving)) return null;
  const wanted = wantedLanguagesOf(receiving);
  let value = 0;
  let variance = 0;
  for (const language of loveLanguageNames) {
    const given = shareOf(giving, language);
    value += wanted[language] * given.value;
    variance += wanted[language] ** 2 * given.variance;
  }
  const [here, there] = [plainlyFirst(giving), plainlyFirst(receiving)];
  const met = here.find((language) => there.includes(language));
  return {
    fit: { value, variance },
    met,
    isMissed: here.length > 0 && there.length > 0 && met === undefined,
  };
}
