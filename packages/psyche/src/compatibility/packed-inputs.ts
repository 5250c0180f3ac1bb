import {
  bondNames,
  loveLanguageNames,
  pastimeNames,
  planNames,
  valueNames,
} from "../instrument/design.ts";
import { traitNames } from "../instrument/trait-names.ts";
import type { LoveLanguageScores } from "../love-languages.ts";
import type { Uncertain } from "../model/normal.ts";
import type { Preferences } from "../preferences.ts";
import type { AnswerInputs } from "./member-inputs.ts";
import { packNumbers, pairOf, unpackNumbers } from "./packed-numbers.ts";

/** Number of the layout that follows. A changed layout gets another number; the old one is no longer read. */
const layout = 1;

/**
 * Packs the inputs from a member's answers into 65 numbers of 32 bits, lowest byte first: small enough to be
 * read for many members at once. Seven digits are kept.
 */
export function packInputs(inputs: AnswerInputs): Uint8Array {
  const numbers = [
    layout,
    ...traitNames.flatMap((trait) => pairOf(inputs.traits[trait])),
    ...[inputs.giving, inputs.receiving].flatMap(packScores),
    ...packPreferences(valueNames, inputs.values),
    ...packPreferences(pastimeNames, inputs.pastimes),
    ...packPreferences(planNames, inputs.plans),
    ...packPreferences(bondNames, inputs.bond),
    inputs.confidence,
    Number(inputs.topicsAgree),
  ];
  return packNumbers(Float32Array.from(numbers));
}

/** Reads what `packInputs` wrote. @throws RangeError when it is of another layout or not whole */
export function unpackInputs(packed: Uint8Array): AnswerInputs {
  const numbers = unpackNumbers(packed).values();
  const next = (): number => {
    const { value, done } = numbers.next();
    if (done === true) throw new RangeError("packed inputs that are not whole");
    return value;
  };
  if (next() !== layout) throw new RangeError("packed inputs of another layout");
  const nextPair = (): Uncertain | null => {
    const [value, variance] = [next(), next()];
    return Number.isNaN(value) ? null : { value, variance };
  };
  const record = <Key extends string, Value>(keys: readonly Key[], read: () => Value) =>
    Object.fromEntries(keys.map((key) => [key, read()])) as Record<Key, Value>;
  const nextScores = (): LoveLanguageScores =>
    record(loveLanguageNames, () => {
      const pair = nextPair();
      return pair && { score: pair.value, standardError: pair.variance };
    });
  const nextPreferences = <Key extends string>(keys: readonly Key[]): Preferences<Key> | null => {
    const found = keys.flatMap((key): [Key, Uncertain][] => {
      const pair = nextPair();
      return pair === null ? [] : [[key, pair]];
    });
    return found.length === 0 ? null : (Object.fromEntries(found) as Preferences<Key>);
  };
  const inputs = {
    traits: record(traitNames, nextPair),
    giving: nextScores(),
    receiving: nextScores(),
    values: nextPreferences(valueNames),
    pastimes: nextPreferences(pastimeNames),
    plans: nextPreferences(planNames),
    bond: nextPreferences(bondNames),
  };
  // Versions before 0.7 did not write the first, those before 0.9 not the second. They are read so until the server
  // has scored the answers again.
  const { value: confidence = 1 } = numbers.next();
  const { value: topicsAgree = 1 } = numbers.next();
  return { ...inputs, confidence, topicsAgree: topicsAgree === 1 };
}

const packScores = (scores: LoveLanguageScores): readonly number[] =>
  loveLanguageNames.flatMap((language) => {
    const known = scores[language];
    return known === null ? [NaN, NaN] : [known.score, known.standardError];
  });

const packPreferences = <Key extends string>(
  keys: readonly Key[],
  preferred: Preferences<Key> | null,
): readonly number[] => keys.flatMap((key) => pairOf(preferred && preferred[key]));
