import type { Answers } from "./answers.ts";

/** What members answered; a member answers once. */
export interface AnswerStore {
  /** @throws when the member has answered before */
  add(answers: Answers): Promise<void>;
  find(userId: string): Promise<Answers | undefined>;
  /** When a member handed in their answers to a questionnaire. */
  findSubmission(userId: string, questionnaireId: string): Promise<Date | undefined>;
}
