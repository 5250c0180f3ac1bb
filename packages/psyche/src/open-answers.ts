import { writtenOdds } from "./letter-pairs.ts";

/** An open question with what a member wrote. */
export interface OpenAnswerText {
  /** Of the question. */
  readonly id: string;
  /** The question, in every language in which it may have been read. */
  readonly asked: readonly string[];
  readonly text: string;
}

/**
 * Why an open answer says nothing about a member:
 * - `empty`: hardly a letter, the same again and again, keys pressed in a row, or letters by chance
 * - `same`: the text of the question, or of an answer before it
 */
export type AnswerDoubt = "empty" | "same";

/** Of letters, as they lie on keyboards of our languages. */
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
 * The cuts lie between keyboard runs and 5,800 sentences of our own in five languages, which
 * tests/psyche/open-answers.test.ts takes from the catalogues. These have 4 different letters or more, 1.5
 * repetitions, .56 of neighbours on a keyboard and .75 of the home row at most; "asdf asdf asdf" has 4, 3, .82 and 1.
 */
const fewLetters = 5;
const fewDifferent = 3;
const repetitions = 3;
const neighbourShare = 0.6;
const homeShare = 0.9;

/**
 * Letters by chance are at least fifty times as likely. None of 7,600 sentences of our own and of 3,900 statements in
 * other languages is below; of random letters 74 % are with ten, 94 % with twenty, and 99.7 % with forty.
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
 * The answers of a member that say nothing about them, by the ids of their questions. They are asked about once
 * more before they are submitted, and are not quoted; which length an open answer must have is another rule
 * (`openAnswerLimits`).
 *
 * It reads the text alone. How a text came into the field, by pasting or typing, says nothing of it: members
 * write elsewhere first, or dictate; and the server, which quotes, sees no keys.
 *
 * It finds no sense: words that are put together by chance pass.
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
