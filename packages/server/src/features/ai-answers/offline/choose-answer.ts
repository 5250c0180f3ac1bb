import type { OpenAnswer } from "../../twins/shared-texts.ts";
import { stemsOf } from "./words.ts";

/** An open answer to quote. */
export interface ChosenAnswer {
  readonly chosen: OpenAnswer;
  /** Whether it has something to do with what was asked. */
  readonly isFound: boolean;
}

/**
 * The open answer that shares the most with what was asked; of several the one quoted longest ago.
 * @param quotedAt how late in the conversation an answer was quoted last, -1 for never
 * @returns nothing where there is no answer
 */
export function chooseAnswer(
  asked: string,
  answers: readonly OpenAnswer[],
  quotedAt: (answer: OpenAnswer) => number,
): ChosenAnswer | undefined {
  const wanted = stemsOf(asked);
  const ranked = answers
    .map((answer) => {
      const stems = stemsOf(`${answer.question} ${answer.answer}`);
      return { answer, shared: [...wanted].filter((stem) => stems.has(stem)).length };
    })
    .toSorted(
      (one, other) => other.shared - one.shared || quotedAt(one.answer) - quotedAt(other.answer),
    );
  const [best] = ranked;
  return best && { chosen: best.answer, isFound: best.shared > 0 };
}
