import type { Question, Questionnaire } from "./questionnaire.ts";
import type { QuestionResponse } from "./responses.ts";

export type { QuestionResponse } from "./responses.ts";

/** How long an open answer may be, in Unicode code points without the white space around it. */
export const openAnswerLimits = { min: 10, max: 1000 } as const;

/**
 * The problem of an answer:
 * - `required`: a question, one of its two choices or its text is missing
 * - `unknown`: an id is not of this questionnaire, this block or this question
 * - `duplicate`: the question is answered twice
 * - `same_as_most`: the least fitting statement is the most fitting one
 * - `too_short`, `too_long`: an open answer outside its limits
 * - `not_allowed`: a text in a choice, or a choice in an open question
 */
export type AnswerProblemCode =
  | "required"
  | "unknown"
  | "duplicate"
  | "same_as_most"
  | "too_short"
  | "too_long"
  | "not_allowed";

export interface AnswerProblem {
  readonly code: AnswerProblemCode;
  /** The question as the response names it, or the one that has no response. */
  readonly questionId: string;
  /**
   * The place of the problem in the request, for the contract's `details`: `responses.4.open_answer_text`, or
   * `responses.<question id>` for a question without a response.
   */
  readonly field: string;
}

type Property = keyof QuestionResponse;

/** Two ways to say that a side of an answer is empty. */
const isEmpty = (value: string | null): boolean => value === null || value === "";

function* choiceProblems(
  question: Question,
  response: QuestionResponse,
): Generator<[AnswerProblemCode, Property]> {
  const most = response.most_appropriate_answer_id;
  const least = response.least_appropriate_answer_id;
  const known = new Set(question.options.map(({ id }) => id));
  if (most === null) yield ["required", "most_appropriate_answer_id"];
  else if (!known.has(most)) yield ["unknown", "most_appropriate_answer_id"];
  if (least === null) yield ["required", "least_appropriate_answer_id"];
  else if (!known.has(least)) yield ["unknown", "least_appropriate_answer_id"];
  else if (least === most) yield ["same_as_most", "least_appropriate_answer_id"];
  if (!isEmpty(response.open_answer_text)) yield ["not_allowed", "open_answer_text"];
}

function* openProblems(response: QuestionResponse): Generator<[AnswerProblemCode, Property]> {
  if (response.most_appropriate_answer_id !== null)
    yield ["not_allowed", "most_appropriate_answer_id"];
  if (response.least_appropriate_answer_id !== null)
    yield ["not_allowed", "least_appropriate_answer_id"];
  const length = [...(response.open_answer_text ?? "").trim()].length;
  if (length === 0) yield ["required", "open_answer_text"];
  else if (length < openAnswerLimits.min) yield ["too_short", "open_answer_text"];
  else if (length > openAnswerLimits.max) yield ["too_long", "open_answer_text"];
}

/**
 * All problems of a member's answers to a whole questionnaire, in the order of the responses and then of
 * the questions without one; empty if the answers can be accepted. The language of the form does not
 * matter.
 */
export function checkAnswers(
  form: Questionnaire,
  responses: readonly QuestionResponse[],
): AnswerProblem[] {
  const questions = new Map(
    form.blocks.flatMap((block) =>
      block.questions.map((question) => [question.id, { block, question }] as const),
    ),
  );
  const answered = new Set<string>();
  const problems: AnswerProblem[] = [];
  for (const [index, response] of responses.entries()) {
    const questionId = response.question_id;
    const add = (code: AnswerProblemCode, property: Property): void => {
      problems.push({ code, questionId, field: `responses.${index}.${property}` });
    };
    const known = questions.get(questionId);
    if (known === undefined) {
      add("unknown", "question_id");
      continue;
    }
    if (answered.has(questionId)) {
      add("duplicate", "question_id");
      continue;
    }
    answered.add(questionId);
    if (response.block_id !== known.block.id) add("unknown", "block_id");
    const found =
      known.question.question_type === "choice"
        ? choiceProblems(known.question, response)
        : openProblems(response);
    for (const [code, property] of found) add(code, property);
  }
  for (const id of questions.keys())
    if (!answered.has(id))
      problems.push({ code: "required", questionId: id, field: `responses.${id}` });
  return problems;
}
