import type { QuestionResponse } from "@gemel/psyche/check-answers";
import { seededRandom } from "@gemel/psyche/seeded-random";
import { drawMembers } from "@gemel/psyche/simulated-members";
import { readProfile } from "@gemel/psyche/summary";
import type { Portrait } from "../../services/insights/insights.ts";

/** Somebody's answers, and what they say about them. */
interface DrawnAnswers {
  readonly responses: readonly QuestionResponse[];
  readonly portrait: Portrait;
}

/** How many people are simulated: scoring one takes 5 ms. */
const MOST_PEOPLE = 1_000;
/** How much a statement tells about its trait; as in the report of `@gemel/psyche`. */
const MEAN_LOADING = 0.65;

/**
 * Answers to the whole questionnaire by so many simulated people. Beyond a thousand somebody has the
 * personality of one and the preferences of another, which are asked and scored apart; no two have both.
 * @returns the answers of the person of an index, with these words in answer to the open questions
 */
export function drawAnswers(
  count: number,
  seed: number,
): (index: number, words: readonly string[]) => DrawnAnswers {
  const people = drawMembers(Math.min(count, MOST_PEOPLE), MEAN_LOADING, seededRandom(seed));
  const responsesOf = (index: number) => people[index % people.length]?.responses ?? [];
  const portraits = new Map<number, Portrait>();
  const portraitOf = (index: number): Portrait => {
    const person = index % people.length;
    const portrait = portraits.get(person) ?? readProfile(responsesOf(person));
    portraits.set(person, portrait);
    return portrait;
  };
  return (index, words) => {
    const other = index + Math.floor(index / people.length);
    const { traits } = portraitOf(index);
    const rest = [...words];
    const responses = [
      ...responsesOf(index).filter(isPersonality),
      ...responsesOf(other)
        .filter((response) => !isPersonality(response))
        .map((response) =>
          response.open_answer_text === null
            ? response
            : { ...response, open_answer_text: rest.shift() ?? null },
        ),
    ];
    return { responses, portrait: { ...portraitOf(other), traits } };
  };
}

const isPersonality = ({ block_id }: QuestionResponse): boolean => block_id === "personality";
