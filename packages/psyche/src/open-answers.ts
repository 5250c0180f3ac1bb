import { writtenOdds } from "./letter-pairs.ts";

/** An open question with what a member wrote. */
export interface OpenAnswerText {
  /** Id of the question. */
  readonly id: string;
  /** The question, in every language in which the member may have read it. */
  readonly asked: readonly string[];
  readonly text: string;
}

/**
 * Why an open answer says nothing about a member:
 * - `empty`: hardly a letter, the same again and again, keys pressed in a row, or letters by chance
 * - `same`: the text of the question, or of an answer before it
 */
export type AnswerDoubt = "empty" | "same";

/** Rows of letters on keyboards for our languages. */
const rows = "qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm".split(
  " ",
);

const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].slice(1).flatMap((key, index) => [`${row[index]}${key}`, `${key}${row[index]}`]),
  ),
);

const homeRow = new Set("asdfghjkl");

/*
 * The limits lie between keyboard runs and 5,800 sentences of our own in five languages, which
 * tests/psyche/open-answers.test.ts takes from the catalogues. The sentences have at least 4 different
 * letters and at most 1.5 repetitions, .56 of neighbours on a keyboard and .75 of the home row; "asdf asdf
 * asdf" has 4, 3, .82 and 1.
 */
const fewLetters = 5;
const fewDifferent = 3;
const repetitions = 3;
const neighbourShare = 0.6;
const homeShare = 0.9;

/**
 * Below this, letters by chance are at least fifty times as likely. No sentence of 7,600 of our own, and no
 * statement of 3,900 in other languages, is below; of random texts, 74 % with ten letters are below, 94 %
 * with twenty, and 99.7 % with forty.
 */
const byChance = -4;

const lettersOf = (text: string): string[] =>
  text.normalize("NFKD").toLowerCase().match(/\p{L}/gu) ?? [];

/** How often the smallest part of letters that makes the whole by repetition stands in it; 1 without one. */
function repetitionsIn(letters: readonly string[]): number {
  for (let period = 1; period * repetitions <= letters.length; period++)
    if (letters.every((letter, index) => index < period || letter === letters[index - period]))
      return letters.length / period;
  return 1;
}

const share = (letters: readonly string[], holds: (letter: string, index: number) => boolean) =>
  letters.filter(holds).length / letters.length;

function isEmpty(text: string): boolean {
  const letters = lettersOf(text);
  if (letters.length < fewLetters || new Set(letters).size <= fewDifferent) return true;
  const isNeighbour = (letter: string, index: number): boolean =>
    index > 0 && neighbours.has(`${letters[index - 1]}${letter}`);
  return (
    repetitionsIn(letters) >= repetitions ||
    share(letters, isNeighbour) > neighbourShare ||
    share(letters, (letter) => homeRow.has(letter)) > homeShare ||
    writtenOdds(text) < byChance
  );
}

/**
 * Returns the answers of a member that say nothing about them, by the ids of their questions. The member is
 * asked about them once more before they are submitted, and they are not quoted. The required length of an
 * open answer is another rule (`openAnswerLimits`).
 *
 * It judges the text alone. Whether a text was pasted or typed into the field says nothing about it: members
 * write elsewhere first, or dictate; and the server, which quotes, sees no keys.
 *
 * It does not judge sense: random combinations of words pass.
 * @param answers in the order of the questions
 */
export function doubtfulAnswers(
  answers: readonly OpenAnswerText[],
): ReadonlyMap<string, AnswerDoubt> {
  const before = new Set<string>();
  const doubtful = new Map<string, AnswerDoubt>();
  for (const { id, asked, text } of answers) {
    const joined = lettersOf(text).join("");
    if (isEmpty(text)) doubtful.set(id, "empty");
    else if (before.has(joined) || asked.some((each) => lettersOf(each).join("") === joined))
      doubtful.set(id, "same");
    before.add(joined);
  }
  return doubtful;
}
