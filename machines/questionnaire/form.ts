import type { Schemas } from "@gemel/api";

/** The questionnaire in one language; its ids are the same in every language. */
export type Questionnaire = Schemas["Questionnaire"];
type Block = Questionnaire["blocks"][number];
export type Question = Block["questions"][number];

/** A question and its position; both indexes begin at 0. */
export interface Place {
  readonly block: Block;
  readonly blockIndex: number;
  readonly question: Question;
  /** Within its block. */
  readonly questionIndex: number;
}

/** Every question in the order to show. */
export function placesOf({ blocks }: Questionnaire): Place[] {
  return blocks.flatMap((block, blockIndex) =>
    block.questions.map((question, questionIndex) => ({
      block,
      blockIndex,
      question,
      questionIndex,
    })),
  );
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const areUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

function isWellFormedQuestion({ id, text, question_type, options }: Question): boolean {
  if (!isText(id) || !isText(text)) return false;
  if (question_type === "open_ended") return true;
  return (
    question_type === "choice" &&
    options.length >= 2 &&
    options.every((option) => isText(option.id) && isText(option.text)) &&
    areUnique(options.map((option) => option.id))
  );
}

/**
 * Whether a member can answer what the server sent: there is at least one question, each can be
 * shown and answered, and no two are the same. Never throws, whatever it is given.
 */
export function isAnswerable(questionnaire: Questionnaire): boolean {
  try {
    const places = placesOf(questionnaire);
    return (
      isText(questionnaire.id) &&
      places.length > 0 &&
      places.every(
        ({ block, question }) =>
          isText(block.id) && isText(block.name) && isWellFormedQuestion(question),
      ) &&
      areUnique(places.map(({ question }) => question.id))
    );
  } catch {
    // A part of it is of another type than the contract says.
    return false;
  }
}
