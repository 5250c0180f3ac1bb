import type { QuestionResponse } from "@gemel/psyche/check-answers";
import { seededRandom } from "@gemel/psyche/seeded-random";
import { drawMembers } from "@gemel/psyche/simulated-members";
import { readProfile } from "@gemel/psyche/summary";
import type { Portrait } from "../../database/documents.ts";

interface DrawnAnswers {
  readonly responses: readonly QuestionResponse[];
  readonly portrait: Portrait;
}

/** How many people are simulated: scoring one takes 5 ms. */
const MAX_PEOPLE = 1_000;
/** One person in this many has not read the questions. */
const CARELESS_EVERY = 20;
/** How much a statement says about its trait; as in the report of `@gemel/psyche`. */
const MEAN_LOADING = 0.65;

/**
 * Draws answers to the whole questionnaire by a number of simulated people. Beyond a thousand, a member has
 * the personality of one and the preferences of another, which are asked and scored separately; no two
 * members have both in common. One in twenty has not read the questions.
 * @returns the answers of the person of an index, with these words in answer to the open questions
 */
export function drawAnswers(
  count: number,
  seed: number,
): (index: number, words: readonly string[]) => DrawnAnswers {
  const people = drawMembers(Math.min(count, MAX_PEOPLE), MEAN_LOADING, seededRandom(seed));
  const responsesOf = (index: number) => people[index % people.length]?.responses ?? [];
  const portraits = new Map<number, Portrait>();
  const portraitOf = (index: number): Portrait => {
    const person = index % people.length;
    const portrait = portraits.get(person) ?? readProfile(responsesOf(person));
    portraits.set(person, portrait);
    return portrait;
  };
  return (index, words) => {
    const rest = [...words];
    const worded = (responses: readonly QuestionResponse[]): readonly QuestionResponse[] =>
      responses.map((response) =>
        response.open_answer_text === null
          ? response
          : { ...response, open_answer_text: rest.shift() ?? null },
      );
    if (index % CARELESS_EVERY === CARELESS_EVERY - 1) {
      // Every question as another person answers it.
      const marks = responsesOf(index).map(
        (response, place) => responsesOf(index + place)[place] ?? response,
      );
      const responses = worded(marks);
      return { responses, portrait: readProfile(responses) };
    }
    const other = index + Math.floor(index / people.length);
    const { traits } = portraitOf(index);
    const responses = worded([
      ...responsesOf(index).filter(isPersonality),
      ...responsesOf(other).filter((response) => !isPersonality(response)),
    ]);
    return { responses, portrait: { ...portraitOf(other), traits } };
  };
}

const isPersonality = ({ block_id }: QuestionResponse): boolean => block_id === "personality";
