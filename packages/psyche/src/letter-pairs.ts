import { pairLevels } from "./generated/letter-pairs.ts";

/** The letters whose pairs are judged. Letters with accents are read without them. */
export const letters: readonly string[] = [..."abcdefghijklmnopqrstuvwxyz"];

/** "xkcd" and "tbh" have no syllables, and are words. */
const longestAbbreviation = 4;

/** Pairs of letters that follow each other within the words of a text, abbreviations left out. */
export function pairsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "");
  const isShouted = plain === plain.toUpperCase();
  return (plain.match(/\p{L}+/gu) ?? [])
    .filter((word) => isShouted || word.length === 1 || word !== word.toUpperCase())
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > longestAbbreviation || /[aeiouy]/.test(word))
    .flatMap((word) => [...word].slice(1).map((letter, index) => `${word[index]}${letter}`))
    .filter((pair) => /^[a-z]{2}$/.test(pair));
}

/**
 * Log-odds of a pair in what people write, against letters by chance, for one that is rare, seen or common. In our
 * five languages .2 % of pairs are rare, 1.9 % seen and the others common, of pairs by chance 31, 19 and 50 %: odds of
 * -5.1, -2.3 and .67. The first two are held back, because a name, or another language, has some of them.
 */
const odds = [-3, -2, 0.67] as const;

/**
 * Log-odds that a text was written rather than its letters struck by chance: a likelihood ratio of pairs of
 * letters (Markov, A. A. (1913). An example of statistical investigation of the text Eugene Onegin, in
 * English in Science in Context, 19, 591-600, 2006). 0 if there is nothing to judge.
 */
export function writtenOdds(text: string): number {
  let sum = 0;
  for (const [first = "", second = ""] of pairsOf(text)) {
    const level = Number(pairLevels[letters.indexOf(first)]?.[letters.indexOf(second)] ?? 2);
    sum += odds[level] ?? 0;
  }
  return sum;
}
