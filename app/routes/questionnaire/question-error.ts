import type { MessageId } from "@gemel/i18n";
import type { ShownQuestion, SubmitFailure } from "../../flows/questionnaire/use-questionnaire.ts";

const failureTexts: Record<SubmitFailure, MessageId | null> = {
  // Shown beside the button, as long as it lasts.
  unreachable: null,
  rate_limited: "error.rateLimited.soon",
  failed: "questionnaire.error.submit",
};

/** What is said in the question's card; null for nothing. */
export function questionError(
  { question, isMissing, isRefused }: ShownQuestion,
  failure: SubmitFailure | null,
): MessageId | null {
  if (isRefused) return "questionnaire.error.refused";
  // The field of an open answer says itself what is missing.
  if (isMissing && question.question_type === "choice") return "questionnaire.error.unanswered";
  return failure && failureTexts[failure];
}
