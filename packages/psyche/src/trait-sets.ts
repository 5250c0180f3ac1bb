import { personalitySets } from "./instrument/generated/personality-sets.ts";
import { asStatement } from "./instrument/trait-model.ts";
import { type Choice, marksOf } from "./marks.ts";
import type { MarkedSet } from "./model/best-worst.ts";
import { questionnaire } from "./questionnaire.ts";
import type { QuestionResponse } from "./responses.ts";

const choices: readonly Choice[] = questionnaire("en")
  .blocks.filter(({ id }) => id === "personality")
  .flatMap(({ questions }) => questions)
  .map(({ id, options }) => ({ questionId: id, optionIds: options.map((option) => option.id) }));

const sets = personalitySets.map((set) => set.map(asStatement));

/** The marks in the sets of personality statements as the model takes them. */
export const traitSets = (responses: readonly QuestionResponse[]): readonly MarkedSet[] =>
  marksOf(choices, responses).map(({ choice, most, least }) => ({
    statements: sets[choice] ?? [],
    most,
    least,
  }));
