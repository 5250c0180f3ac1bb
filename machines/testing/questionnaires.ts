import type { Schemas } from "@gemel/api";

type Questionnaire = Schemas["Questionnaire"];
type Question = Questionnaire["blocks"][number]["questions"][number];

export const choiceQuestion = (id: string): Question => ({
  id,
  text: `What fits you in ${id}?`,
  question_type: "choice",
  options: ["a", "b", "c"].map((letter) => ({ id: `${id}-${letter}`, text: `Letter ${letter}` })),
});

const openQuestion = (id: string): Question => ({
  id,
  text: `Write about ${id}.`,
  question_type: "open_ended",
  options: [],
});

/** Two blocks: two choices, then one open question. */
export const questionnaire: Questionnaire = {
  id: "light-v1",
  blocks: [
    { id: "days", name: "Days", questions: [choiceQuestion("day"), choiceQuestion("night")] },
    { id: "words", name: "Words", questions: [openQuestion("words")] },
  ],
};

/** The questionnaire in another language. */
export const fragebogen: Questionnaire = {
  ...questionnaire,
  blocks: questionnaire.blocks.map((block) => ({ ...block, name: `${block.name} (de)` })),
};
