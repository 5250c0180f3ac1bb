/**
 * node packages/psyche/scripts/generate-letter-pairs.ts
 *
 * Counts which letters follow each other in the statements of `@bigfive-org/questions`, in all its languages that are
 * written in Latin letters: members write in other languages than ours too.
 */
import { readFile, writeFile } from "node:fs/promises";
import { getInfo, getQuestions } from "@bigfive-org/questions";
import { letters, pairsOf } from "../src/letter-pairs.ts";

const committed = new URL("../src/generated/letter-pairs.ts", import.meta.url);

/** A pair is common, or seen, from so many in a thousand pairs of one language on. */
const commonFrom = 3;
const seenFrom = 0.8;

const latinShare = (text: string): number =>
  (text.match(/\p{Script=Latin}/gu) ?? []).length / (text.match(/\p{L}/gu) ?? []).length;

const textIn = (language: string): string =>
  getQuestions(language)
    .map(({ text }) => text)
    .join("\n");

/** How often each pair is in a text, in a thousand. */
function frequenciesIn(text: string): ReadonlyMap<string, number> {
  const pairs = pairsOf(text);
  const frequencies = new Map<string, number>();
  for (const pair of pairs)
    frequencies.set(pair, (frequencies.get(pair) ?? 0) + 1_000 / pairs.length);
  return frequencies;
}

/** The file of pairs as it should be. */
export function letterPairsSource(): string {
  const all = getInfo()
    .languages.map(({ id }) => textIn(id))
    .filter((text) => latinShare(text) > 0.99)
    .map(frequenciesIn);
  const levelOf = (pair: string): number => {
    const most = Math.max(...all.map((frequencies) => frequencies.get(pair) ?? 0));
    return Number(most >= seenFrom) + Number(most >= commonFrom);
  };
  const rows = letters.map((first) => letters.map((second) => levelOf(first + second)));
  return `// Written by scripts/generate-letter-pairs.ts from @bigfive-org/questions.

/** For each first letter, how common each second one is: 0 rare, 1 seen, 2 common. */
export const pairLevels: readonly string[] = ${JSON.stringify(
    rows.map((row) => row.join("")),
    undefined,
    2,
  )};
`;
}

/** The file of pairs as it is committed. */
export const readCommitted = (): Promise<string> => readFile(committed, "utf8");

if (import.meta.main) await writeFile(committed, letterPairsSource());
