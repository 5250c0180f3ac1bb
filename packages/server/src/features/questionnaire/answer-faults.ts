import { type AnswerProblem, openAnswerLimits } from "@gemel/psyche/check-answers";
import { AppError, type ErrorDetail } from "../../errors/app-error.ts";

/** As many places as the contract's `details` can name. */
const MAX_DETAILS = 50;

/** What to say about each problem; what was answered is never repeated. */
const messages: Readonly<Record<AnswerProblem["code"], string>> = {
  required: "Please choose a statement.",
  unknown: "This statement is not part of the question.",
  duplicate: "This question is answered twice.",
  same_as_most: "Please choose two different statements.",
  too_short: `Please enter at least ${openAnswerLimits.min} characters.`,
  too_long: `Please enter at most ${openAnswerLimits.max} characters.`,
  not_allowed: "This question takes another kind of answer.",
};

/** A refusal of answers that names every place at fault. */
export function answerFaults(problems: readonly AnswerProblem[]): AppError {
  const onlyMissing = problems.every(isMissing);
  return new AppError("rule_broken", {
    message: onlyMissing
      ? "Some questions have no answer yet."
      : "Some of your answers cannot be accepted.",
    details: problems.slice(0, MAX_DETAILS).map(asDetail),
  });
}

const isMissing = ({ code, field, questionId }: AnswerProblem): boolean =>
  code === "required" && field === `responses.${questionId}`;

const asDetail = (problem: AnswerProblem): ErrorDetail => ({
  field: problem.field,
  code: problem.code,
  message: messageOf(problem),
});

function messageOf(problem: AnswerProblem): string {
  const { code, field } = problem;
  if (isMissing(problem)) return "This question has no answer.";
  if (code === "required" && field.endsWith(".open_answer_text")) return messages.too_short;
  if (code === "unknown" && field.endsWith(".question_id")) {
    return "This question is not part of the questionnaire.";
  }
  if (code === "unknown" && field.endsWith(".block_id")) {
    return "The question belongs to another part of the questionnaire.";
  }
  return messages[code];
}
