import type { QuestionResponse } from "@gemel/psyche/check-answers";

/** A member's answers to a whole questionnaire. Private: only the member's own insights and twin read them. */
export interface Answers {
  readonly userId: string;
  readonly questionnaireId: string;
  readonly responses: readonly QuestionResponse[];
  readonly submittedAt: Date;
}
