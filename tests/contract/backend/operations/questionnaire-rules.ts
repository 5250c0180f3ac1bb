import type { components } from "@gemel/api/schema";
import { ruleBroken } from "../http/refusal.ts";

type Schemas = components["schemas"];
export type Questionnaire = Schemas["Questionnaire"];
type Response = Schemas["AnswersRequest"]["responses"][number];
type Question = Questionnaire["blocks"][number]["questions"][number];

const LEAST_CHARACTERS = 10;

/** @throws Refusal 422 for answers that are missing, twice, or to something that was not asked */
export function checkResponses(asked: Questionnaire, responses: readonly Response[]): void {
  const questions = new Map(
    asked.blocks.flatMap(({ id, questions: all }) =>
      all.map((question) => [`${id} ${question.id}`, question] as const),
    ),
  );
  for (const [index, response] of responses.entries()) {
    const field = `responses.${index}`;
    const question = questions.get(`${response.block_id} ${response.question_id}`);
    if (!question) throw ruleBroken(field, "unknown", "This was not asked.");
    questions.delete(`${response.block_id} ${response.question_id}`);
    checkResponse(field, question, response);
  }
  if (questions.size > 0) throw ruleBroken("responses", "missing", "An answer is missing.");
}

function checkResponse(field: string, question: Question, response: Response): void {
  if (question.question_type === "open_ended") {
    if ((response.open_answer_text ?? "").trim().length >= LEAST_CHARACTERS) return;
    throw ruleBroken(`${field}.open_answer_text`, "too_short", "Please write a little more.");
  }
  const { most_appropriate_answer_id: most, least_appropriate_answer_id: least } = response;
  const isOption = (id: string | null) => question.options.some((option) => option.id === id);
  if (isOption(most) && isOption(least) && most !== least) return;
  throw ruleBroken(field, "choice", "Please choose two different statements.");
}
